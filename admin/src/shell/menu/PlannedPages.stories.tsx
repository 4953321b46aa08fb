import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { button, link, salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePageThatIsNotBuiltYet: Story = {
  parameters: { route: '/apps/invoice/edit/4987' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('/apps/invoice/edit/4987')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Invoice' })).toHaveAttribute('aria-expanded', 'true');
    await expect(link('Edit Soon')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link('Go to home page'));
    await salesAreShown();
  },
};

export const MarksPagesThatAreNotBuiltYet: Story = {
  name: 'Pages that are not built yet are marked, open no tab, and are in no short list (M1)',
  play: async ({ userEvent }) => {
    await salesAreShown();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await expect(await menu.findByRole('link', { name: 'Modal examples Soon' })).not.toHaveAttribute('target');
    await expect(menu.queryByRole('link', { name: 'Sales Soon' })).toBeNull();

    await userEvent.click(button('Search pages, files, contacts'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search pages, files, contacts' }), 'modal ex');
    const pages = within(await screen.findByRole('group', { name: 'Pages' }));
    await waitFor(() =>
      expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Modal examplesSoon']),
    );
  },
};
