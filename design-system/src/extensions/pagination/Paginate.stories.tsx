import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import * as examples from './Paginate.examples.tsx';

const meta = {
  component: Pagination,
  args: { page: 5, total: 94, onPageChange: () => {} },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StepsApart: Story = { render: examples.StepsApart, tags: ['W-RPG-02'] };
export const ArrowsWithText: Story = { render: examples.ArrowsWithText, tags: ['W-RPG-03'] };
export const ArrowsAlone: Story = { render: examples.ArrowsAlone, tags: ['W-RPG-04'] };
export const ListPositions: Story = { render: examples.ListPositions, tags: ['W-RPG-09'] };
export const ListSizes: Story = { render: examples.ListSizes, tags: ['W-RPG-10'] };

export const WithoutArrows: Story = {
  render: examples.WithoutArrows,
  tags: ['W-RPG-01'],
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(shown()).toEqual(['1', '…', '4', '5', '6', '…', '10']);
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Page 10' }));
    await expect(shown()).toEqual(['1', '…', '6', '7', '8', '9', '10']);
  },
};

export const ListTones: Story = {
  render: examples.ListTones,
  tags: ['W-RPG-05', 'W-RPG-06', 'W-RPG-07', 'W-RPG-08'],
  play: async ({ canvas }) => {
    const pagers = canvas.getAllByRole('navigation');
    const grounds = pagers.map((pager) => {
      const current = within(pager).getByRole('button', { current: 'page' });
      return getComputedStyle(current).backgroundColor;
    });

    await expect(new Set(grounds).size).toBe(4);
  },
};
