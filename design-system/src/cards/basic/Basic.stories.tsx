import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as examples from './Basic.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titles: Story = { render: examples.Titles, tags: ['W-CBA-01'] };
export const ContentTypes: Story = { render: examples.ContentTypes, tags: ['W-CBA-02'] };
export const HeaderAndFooter: Story = { render: examples.HeaderAndFooter, tags: ['W-CBA-03'] };

export const TextAlignment: Story = {
  render: examples.TextAlignment,
  tags: ['W-CBA-04'],
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('region').map((card) => getComputedStyle(card).textAlign);

    await expect(sides).toEqual(['start', 'center', 'end']);
  },
};

export const Navigation: Story = {
  render: examples.Navigation,
  tags: ['W-CBA-05'],
  play: async ({ canvas, userEvent }) => {
    for (const list of canvas.getAllByRole('tablist')) {
      const tab = (name: string) => within(list).getByRole('tab', { name });
      await userEvent.click(tab('Cover'));
      await expect(tab('Cover')).toHaveAttribute('aria-selected', 'true');
      await expect(tab('Claims')).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getAllByText(/Medical help, luggage/)).toHaveLength(2);
  },
};
