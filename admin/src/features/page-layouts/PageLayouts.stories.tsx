import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyLayout: Story = {
  tags: ['W-LAY-04'],
  parameters: { route: '/page-layout/layout-empty' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Empty layout' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Page layouts');
    await expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await expect(screen.getByText('A page to begin with')).toBeVisible();
  },
};

export const BlankLayout: Story = {
  tags: ['W-LAY-05'],
  parameters: { route: '/page-layout/layout-blank' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Blank layout' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Back to the start' }));
    await expect(await screen.findByRole('table', { name: 'Sales' })).toBeVisible();
  },
};
