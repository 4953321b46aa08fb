import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBrowserRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { newestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { button, chooseInUserMenu, link, mainMenu, salesAreShown, wholeApp } from './app.testing.tsx';

const NEWEST = newestSale().id;

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  tags: ['core', 'SHL-01', 'SHL-13', 'SHL-14', 'SPEC-0.1-b'],
  play: async () => {
    await salesAreShown();
    await expect(link('Sales')).toHaveAttribute('aria-current', 'page');
    await expect(link('Embarque, home').querySelector('svg')).toBeVisible();
    await expect(screen.getByRole('contentinfo')).toBeVisible();
  },
};

export const AppWithoutTheMenu: Story = {
  tags: ['SHL-01'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(button('Open menu'));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('link', { name: 'Kanban' }));

    await expect(await screen.findByRole('heading', { level: 1, name: 'Travel desk' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Dark: Story = {
  tags: ['SHL-08', 'SHL-18'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.click(button('Switch to the dark skin'));

    await expect(document.documentElement.dataset['skin']).toBe('dark');
    await expect(storyOf(context).area.getItem('skin')).toBe('dark');
    await expect(button('Switch to the light skin')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['SHL-18'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await chooseInUserMenu(userEvent, 'Right to left');

    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    await expect(storyOf(context).area.getItem('direction')).toBe('rtl');
    await expect(link('Sales').getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const SpeaksPortuguese: Story = {
  tags: ['core', 'SHL-09'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(button('Language: English'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Português (Brasil)' }));

    await expect(await screen.findByRole('heading', { level: 1, name: /^Vendas:/ })).toBeVisible();
    await expect(document.documentElement.lang).toBe('pt-BR');
  },
};

export const SpeaksFrenchAndGerman: Story = {
  tags: ['SHL-09'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(button('Language: English'));
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['English', 'Français', 'Deutsch', 'Português (Brasil)']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    await expect(await screen.findByRole('link', { name: 'Ventes' }, { timeout: 15_000 })).toBeVisible();
    await expect(document.documentElement.lang).toBe('fr');

    await userEvent.click(screen.getByRole('button', { name: /^Langue.*Français$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Deutsch/ }));
    await expect(await screen.findByRole('link', { name: 'Verkäufe' }, { timeout: 15_000 })).toBeVisible();
    await expect(document.documentElement.lang).toBe('de');
  },
};

export const SkipLinkLeadsToTheContent: Story = {
  tags: ['core'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.tab();
    await expect(link('Skip to content')).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(screen.getByRole('main')).toHaveFocus();
    await expect(storyOf(context).router.state.location.pathname).toBe('/sales');
  },
};

export const MovesFocusToTheHeadingOnNavigation: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(mainMenu().getByRole('link', { name: 'Kanban' }));

    const heading = await screen.findByRole('heading', { level: 1, name: 'Travel desk' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toBe('Kanban · Embarque');
  },
};

export const KeepsFocusWhenTheFocusedElementIsDeleted: Story = {
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(button(`Actions for ${NEWEST}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: `Actions for ${NEWEST}` })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Sales:/ })).toHaveFocus());
  },
};

export const KeepsFocusWhenTryingAgainSucceeds: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.failed500),
  play: async ({ msw, userEvent }) => {
    const message = await screen.findByRole('alert');
    await expect(message).toHaveTextContent(/error 500/);
    msw.use(salesApiScenarios.serverDown);
    await userEvent.click(button('Try again'));
    await waitFor(() => expect(message).toHaveTextContent(/can't reach the server/));
    await expect(button('Try again')).toHaveFocus();

    msw.resetHandlers();
    await userEvent.click(button('Try again'));

    await salesAreShown();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Sales:/ })).toHaveFocus());
  },
};

export const ClientIsNotAuthorizedForSales: Story = {
  tags: ['core', 'MSC-03'],
  parameters: { session: 'client', route: '/misc/not-authorized' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Your boarding pass is for another gate' });
    await expect(screen.getByText('client@demo.com')).toBeVisible();

    await userEvent.click(link('Go to home page'));
    await expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await expect(screen.getByText('see access control and see your own account')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull();
  },
};

const similarPages = () =>
  within(screen.getByRole('list', { name: 'Similar pages' }))
    .getAllByRole('link')
    .map((each) => each.getAttribute('href'));

export const NotFound: Story = {
  name: 'An address that leads nowhere is shown, and its words search for the page that was meant (MSC-04)',
  tags: ['MSC-04'],
  parameters: { route: '/invoices/lst' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('/invoices/lst')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search pages' });
    await expect(search).toHaveValue('invoices lst');
    await expect(similarPages()[0]).toBe('/apps/invoice/list');
    await userEvent.clear(search);
    await userEvent.type(search, 'xyzzy');
    await expect(screen.getByText('No page has a similar name.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'acount setings');
    await expect(similarPages()[0]).toBe('/pages/account-settings');
    await userEvent.click(link('Go to home page'));
    await salesAreShown();
  },
};

export const NotFoundWithinTheFrame: Story = {
  name: 'Below the app, a misspelled address offers the page beside the menu, and it opens (MSC-04)',
  parameters: { route: '/apps/emial' },
  play: async (context) => {
    const { userEvent } = context;
    await expect(await screen.findByRole('searchbox', { name: 'Search pages' })).toHaveValue('apps emial');
    await expect(similarPages()).toEqual(['/apps/email']);
    await userEvent.click(within(screen.getByRole('list', { name: 'Similar pages' })).getByRole('link'));
    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/apps/email'));
  },
};

export const NotFoundForNobody: Story = {
  name: 'Somebody who is signed out is offered the ways in, and no page of the app (MSC-04)',
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  parameters: { session: 'nobody', route: '/logn' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('searchbox', { name: 'Search pages' })).toHaveValue('logn');
    await expect(similarPages()).toEqual(['/login']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'email');
    await expect(screen.queryByRole('list', { name: 'Similar pages' })).toBeNull();
  },
};

export const APathOfTwoSlashesStaysOnTheSite: Story = {
  play: async () => {
    const home = location.href;
    const router = createBrowserRouter([{ path: '*', element: null }]);
    try {
      await expect(router.navigate('//evil.example/steal')).rejects.toThrow('External navigation is not allowed');
      for (const path of ['/\\\\evil.example', '//evil.example@app.example']) {
        await Promise.allSettled([router.navigate(path)]);
        await expect(location.origin).toBe(new URL(home).origin);
      }
    } finally {
      router.dispose();
      history.replaceState(null, '', home);
    }
  },
};

/** A page whose machine fails when its button is pressed. */

/** From the start: the router asks for its page before the story begins. */

/** Fetches a page through a network that comes and goes. */
