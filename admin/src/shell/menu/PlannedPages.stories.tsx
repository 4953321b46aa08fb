import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { button, link, salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePageThatIsNotBuiltYet: Story = {
  parameters: { route: '/pages/blog/edit/7' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('/pages/blog/edit/7')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Blog' })).toHaveAttribute('aria-expanded', 'true');
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
    await userEvent.click(await menu.findByRole('button', { name: 'Pages' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Blog' }));
    await expect(await menu.findByRole('link', { name: 'Edit Soon' })).not.toHaveAttribute('target');
    await expect(menu.queryByRole('link', { name: 'Sales Soon' })).toBeNull();

    await userEvent.click(button('Search pages, files, contacts'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search pages, files, contacts' }), 'blog edit');
    const pages = within(await screen.findByRole('group', { name: 'Pages' }));
    await waitFor(() =>
      expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pages · Blog · EditSoon']),
    );
  },
};
