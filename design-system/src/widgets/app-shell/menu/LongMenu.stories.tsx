import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AppShell } from '../AppShell.tsx';
import { wideWindow } from '../wide-window.testing.ts';
import type { AppMenuSection } from './menu.items.ts';

const section = (id: string): AppMenuSection => ({
  id,
  heading: id,
  items: [
    ...Array.from({ length: 30 }, (_, index) => ({
      id: `${id}.${index}`,
      label: `${id} ${index}`,
      href: `/${id}/${index}`,
    })),
    { id: `${id}.group`, label: `More ${id}`, children: [{ id: 'last', label: `Last ${id}`, href: `/${id}/last` }] },
  ],
});

const meta = {
  component: AppShell,
  tags: ['!autodocs', 'SHL-04'],
  globals: wideWindow.globals,
  parameters: { layout: 'fullscreen', viewport: wideWindow.viewport },
  args: {
    menu: ['Claims', 'Policies', 'Routes', 'Partners'].map(section),
    currentHref: '/Partners/20',
    isMenuCollapsed: false,
    onMenuCollapsedChange: fn(),
    children: <h1>Partners</h1>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const menuOf = ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
  within(canvas.getByRole('navigation', { name: 'Main menu' }));

function isInSight(item: HTMLElement) {
  const { top, bottom } = item.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

export const ScrollsToThePage: Story = {
  play: async (context) => {
    const menu = menuOf(context);
    const current = await menu.findByRole('link', { current: 'page' });
    await waitFor(() => expect(isInSight(current)).toBe(true));
    await expect(isInSight(menu.getByRole('link', { name: 'Claims 0' }))).toBe(false);
  },
};

export const StaysWhereThePageIsInSight: Story = {
  args: { currentHref: '/Claims/2' },
  play: async (context) => {
    const menu = menuOf(context);
    await menu.findByRole('link', { name: 'Partners 20' });
    await expect(isInSight(menu.getByRole('link', { name: 'Claims 0' }))).toBe(true);
  },
};

export const ScrollsToTheClosedGroupOfThePageWhileItIsNarrow: Story = {
  args: { currentHref: '/Partners/last', isMenuCollapsed: true },
  play: async (context) => {
    const group = await menuOf(context).findByRole('button', { name: 'More Partners' });
    await waitFor(() => expect(isInSight(group)).toBe(true));
  },
};
