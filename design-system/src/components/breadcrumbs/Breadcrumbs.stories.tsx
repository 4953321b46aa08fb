import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { linkKeyboard } from '../buttons/button.keyboard.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import * as examples from './Breadcrumbs.examples.tsx';

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Library', href: '#library' }, { label: 'Wording' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Default: Story = { render: examples.Default, tags: ['W-BRD-01'] };
export const Separators: Story = { render: examples.Separators, tags: ['W-BRD-02'] };
export const Alignment: Story = { render: examples.Alignment, tags: ['W-BRD-03'] };
export const ManyLevels: Story = { render: examples.ManyLevels };
export const Phone: Story = { ...ManyLevels, globals: { viewport: { value: 'mobile1' } } };

export const Conforms: Story = conformance(Breadcrumbs, meta.args, { keyboard: linkKeyboard });

export const LinksEveryLevelButThePageItself: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);

    await expect(links).toEqual(['Home', 'Library']);
    await expect(navigation.querySelector('[aria-current="page"]')).toHaveTextContent('Wording');
  },
};

export const OnlyNamesLevelsWithoutAnAddress: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Components' }, { label: 'Buttons' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    await expect(canvas.getByText('Buttons')).toHaveAttribute('aria-current', 'page');
  },
};

export const ShowsTheEndsOnPhonesAndTheMiddleOnDemand: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(shown()).toEqual(['Home', 'Activation']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all levels' }));

    await expect(shown()).toEqual(['Home', 'Help centre', 'eSIM', 'Activation']);
    await expect(canvas.getByRole('link', { name: 'Help centre' })).toHaveFocus();
  },
};

export const ShowsTheWholeWayWhereThereIsRoom: Story = {
  ...ManyLevels,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
