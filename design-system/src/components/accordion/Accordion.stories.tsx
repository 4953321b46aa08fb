import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import * as examples from './Accordion.examples.tsx';
import { accordionKeyboard } from './accordion.keyboard.ts';

const items = [
  { id: 'cover', title: 'Cover', content: <a href="/sales">What is covered</a> },
  { id: 'price', title: 'Price', content: 'US$ 84 for 12 days' },
  { id: 'claims', title: 'Claims', content: 'None yet', isDisabled: true },
];

const meta = {
  component: Accordion,
  args: { items, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FirstOpen: Story = { render: examples.FirstOpen, tags: ['W-ACC-01'] };
export const OneAtATime: Story = { render: examples.OneAtATime, tags: ['W-ACC-02'] };
export const WithoutArrow: Story = { render: examples.WithoutArrow, tags: ['W-ACC-03'] };
export const Bordered: Story = { render: examples.Bordered, tags: ['W-ACC-04'] };
export const Separated: Story = { render: examples.Separated, tags: ['W-ACC-05'] };
export const OnHover: Story = { render: examples.OnHover, tags: ['W-ACC-06'] };

export const Conforms: Story = conformance<AccordionProps>(
  Accordion,
  { items, defaultOpen: ['price'], variant: 'bordered' },
  { keyboard: accordionKeyboard },
);

export const OpensSeveralAndNamesTheirContent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));

    await waitFor(() => expect(canvas.getByRole('region', { name: 'Price' })).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Cover' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Cover' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: ['cover', 'price'] });
  },
};

export const ClosesTheOthersWhereOneMayBeOpen: Story = {
  render: examples.OneAtATime,
  play: async ({ canvas, userEvent }) => {
    const openTitles = () => canvas.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: /When does/ }));
    await expect(openTitles()).toEqual(['When does cover start?']);

    await userEvent.click(canvas.getByRole('button', { name: /When does/ }));
    await expect(openTitles()).toEqual([]);
  },
};

export const StaysAsItsOwnerSays: Story = {
  args: { open: ['price'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));

    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: [] });
    await expect(canvas.getByRole('button', { name: 'Price' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const KeepsClosedAndDisabledContentFromTheTabKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const order: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      order.push(document.activeElement?.textContent);
    }

    await expect(order.slice(0, 2)).toEqual(['Cover', 'Price']);
    await expect(order[2]).not.toBe('Claims');
    await expect(canvas.getByRole('button', { name: 'Claims' })).toBeDisabled();
  },
};

export const OpensWhatTheBrowserFinds: Story = {
  args: { isFindable: true },
  play: async ({ args, canvas, userEvent }) => {
    const closed = canvas.getByText('US$ 84 for 12 days').closest('[hidden]');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));

    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: ['price'] });
    await waitFor(() => expect(canvas.getByText('US$ 84 for 12 days')).toBeVisible());
    await expect(closed).not.toHaveAttribute('hidden');
    const link = canvas.getByText('What is covered');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const AnAddressNamesTheButtonOfItsItem: Story = {
  args: { hasAnchors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Price' })).toHaveAttribute('id', 'price');
  },
};

export const OpensUnderTheMouseAndClosesBehindIt: Story = {
  args: { opensOn: 'hover' },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'Price' });
    await userEvent.hover(title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');

    await userEvent.hover(canvas.getByRole('button', { name: 'Cover' }));
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Cover' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const StaysOpenBehindTheMouseWhileItHasFocus: Story = {
  args: { opensOn: 'hover' },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: 'Cover' });
    await userEvent.hover(title);
    const link = await canvas.findByRole('link', { name: 'What is covered' });
    link.focus();
    await userEvent.unhover(title);

    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveFocus();
  },
};
