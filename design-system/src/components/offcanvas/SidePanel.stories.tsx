import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { elementAt } from '#storybook/testing/required.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import { SidePanel } from './SidePanel.tsx';
import * as examples from './SidePanel.examples.tsx';

const meta = {
  component: SidePanel,
  args: { isOpen: true, title: 'Flight LA 8084', children: 'Leaves São Paulo at 23:05.', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 360 } } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<SidePanel {...meta.args} />, { role: 'dialog' });
export const Placements: Story = { render: examples.Placements, tags: ['W-OFF-01'] };
export const PageBehind: Story = {
  render: () => (
    <div style={{ minBlockSize: '200vh' }}>
      <examples.PageBehind />
    </div>
  ),
  tags: ['W-OFF-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page scrolls' }));
    const panel = await screen.findByRole('dialog', { name: 'Flight LA 8084' });
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe('auto'));
    await userEvent.click(elementAt(2, 2));
    await expect(panel).toBeVisible();
  },
};
export const UnsavedWork: Story = { render: examples.UnsavedWork };

const edges = () => screen.getByRole('dialog').getBoundingClientRect();
const settled = (check: () => unknown) => waitFor(check, { timeout: 3000 });

export const ComesFromTheEndOfTheLine: Story = {
  play: async () => {
    await settled(() => expect(Math.round(edges().right)).toBe(window.innerWidth - 1));
    await expect(edges().left).toBeGreaterThan(0);
  },
};

export const ComesFromTheLeftInRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await settled(() => expect(Math.round(edges().left)).toBe(1));
    await expect(edges().right).toBeLessThan(window.innerWidth);
  },
};

export const TakesTheWholeWidthOfPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await settled(() => expect(Math.round(edges().width)).toBe(window.innerWidth));
  },
};

export const ClosesByEscapeWhenNothingWouldBeLost: Story = {
  tags: ['KBD-02'],
  render: examples.UnsavedWork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New sale' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'New sale' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const AsksBeforeTypedTextIsLost: Story = {
  render: examples.UnsavedWork,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New sale' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Jordan Stevenson');

    await step('a no keeps the panel, the text and the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveFocus());
      await expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveValue('Jordan Stevenson');
    });
    await step('a yes closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const ItsFooterSubmitsTheFormInside: Story = {
  render: examples.UnsavedWork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New sale' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Jordan Stevenson');
    await userEvent.click(screen.getByRole('button', { name: 'Create sale' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
