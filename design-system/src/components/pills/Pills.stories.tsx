import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { tabsKeyboard } from '../tabs/tabs.keyboard.ts';
import { Tabs, type TabsProps } from '../tabs/Tabs.tsx';
import * as examples from './Pills.examples.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'The sale',
    variant: 'pill',
    items: [
      { id: 'trip', label: 'Trip', content: 'São Paulo to Lisbon' },
      { id: 'cover', label: 'Coverage', content: 'US$ 60.000' },
    ],
  },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<TabsProps>(Tabs, meta.args, { keyboard: tabsKeyboard });
export const WithMenu: Story = { render: examples.WithMenu, tags: ['W-PIL-01'] };
export const Stacked: Story = { render: examples.Stacked, tags: ['W-PIL-02'] };
export const Filled: Story = { render: examples.Filled, tags: ['W-PIL-03'] };
export const Justified: Story = { render: examples.Justified, tags: ['W-PIL-04'] };
export const Centered: Story = { render: examples.Centered, tags: ['W-PIL-05'] };
export const AtTheEnd: Story = { render: examples.AtTheEnd, tags: ['W-PIL-06'] };
export const Themes: Story = { render: examples.Themes, tags: ['W-PIL-07'] };

export const BringsAViewFromTheMenuAmongThePills: Story = {
  render: examples.WithMenu,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Claims' }));

    await expect(await canvas.findByRole('tabpanel', { name: 'Claims' })).toHaveTextContent(/No claim/);
    await expect(canvas.getByRole('tab', { name: 'Claims' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(more).toHaveFocus());

    await userEvent.click(canvas.getByRole('tab', { name: 'Trip' }));
    await expect(canvas.queryByRole('tab', { name: 'Claims' })).toBeNull();
  },
};
