import { salesApi as server, salesApiScenarios } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '../../../.storybook/story.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

/** The whole app, at an address. */
const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', routes, route: '/sales' },
  render: (_, context) => {
    const { router, session, api, appState, storage } = storyOf(context);
    return <App {...{ router, session, api, appState, storage }} />;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  tags: ['SHL-01', 'SHL-13', 'SHL-14'],
  play: async () => {
    await salesAreShown();
    await expect(link('Sales')).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('contentinfo')).toBeVisible();
  },
};

export const DeskWithoutTheMenu: Story = {
  tags: ['SHL-01'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(button('Open the menu'));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('link', { name: 'Session' }));

    await expect(await screen.findByRole('heading', { level: 1, name: 'Session' })).toBeVisible();
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
  play: async ({ userEvent }) => {
    await salesAreShown();
    await chooseInUserMenu(userEvent, 'Português (Brasil)');

    await expect(await screen.findByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('pt-BR');
  },
};

export const SkipLinkLeadsToTheContent: Story = {
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
  play: async ({ userEvent }) => {
    await salesAreShown();
    await userEvent.click(link('Session'));

    const heading = await screen.findByRole('heading', { level: 1, name: 'Session' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toBe('Session · Embarque');
  },
};

export const ClientIsNotAuthorizedForSales: Story = {
  tags: ['MSC-03'],
  parameters: { session: 'client' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Your boarding pass is for another gate' });
    await expect(screen.getByText('client@demo.com')).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();

    await userEvent.click(link('Back to the start'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Session' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull();
  },
};

export const NotFound: Story = {
  tags: ['MSC-04'],
  parameters: { route: '/no/such/page' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('/no/such/page')).toBeVisible();
    await userEvent.click(link('Back to the start'));
    await salesAreShown();
  },
};

export const Crash: Story = {
  parameters: {
    routes: [
      {
        ErrorBoundary: routes[0]?.ErrorBoundary,
        children: [
          {
            path: '*',
            Component: (): never => {
              throw new Error('TypeError in sales.columns.tsx:17');
            },
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'This page hit turbulence' });

    await expect(button('Load the page again')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/TypeError|sales\.columns|\.tsx/);
  },
};

export const SignedOutByAnotherTab: Story = {
  play: async (context) => {
    const { area, hint, router } = storyOf(context);
    await salesAreShown();
    area.clear();
    hint('storage changed');

    await expect(await screen.findByText('You were signed out in another tab.')).toBeVisible();
    await router.navigate('/sales');
    await nothingButSignInIsShown();
  },
};

export const ReturnsWhereTheSessionEnded: Story = {
  parameters: { route: '/sales?kind=esim&page=2' },
  beforeEach: ({ msw }) => {
    server.expireAccessTokens();
    msw.use(salesApiScenarios.refreshRefused);
  },
  play: async (context) => {
    const { msw, userEvent } = context;
    await screen.findByText(/Your session has ended/);
    msw.resetHandlers();
    await signIn(userEvent);

    await salesAreShown();
    const { pathname, search } = storyOf(context).router.state.location;
    await expect(pathname + search).toBe('/sales?kind=esim&page=2');
  },
};

export const SignInAgainKeepsWhatWasTyped: Story = {
  parameters: { route: '/sales?panel=new' },
  play: async ({ msw, step, userEvent }) => {
    await step('type a sale', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Product' }), 'eSIM Japan 20 GB');
      await userEvent.type(field('Customer name'), 'Ana Prado');
      await userEvent.type(field('Customer email'), 'ana@example.com');
      await userEvent.type(field('Price paid'), '179,90');
    });

    await step('the session ends: sign-in appears over the page', async () => {
      server.expireAccessTokens();
      msw.use(salesApiScenarios.refreshRefused);
      await userEvent.click(button('Record sale'));
      const overlay = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
      await expect(overlay.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@demo.com');
      await waitFor(() => expect(overlay.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
    });

    await step('sign in: everything is still there', async () => {
      msw.resetHandlers();
      await userEvent.keyboard('admin{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to go on' })).toBeNull());
      await expect(field('Product')).toHaveValue('eSIM Japan 20 GB');
      await expect(field('Price paid')).toHaveValue('179,90');
    });

    await step('record the sale', async () => {
      await userEvent.click(button('Record sale'));
      await screen.findByText('The sale is recorded.');
      await expect(await screen.findByText('1–10 of 61')).toBeVisible();
    });
  },
};

export const SessionJourney: Story = {
  parameters: { route: '/', session: 'nobody' },
  play: async (context) => {
    const { step, userEvent } = context;

    await step('sign in', async () => {
      await screen.findByRole('heading', { name: 'Sign in' });
      await signIn(userEvent);
    });

    await step('see the sales', salesAreShown);

    await step('the token expires; five calls share one refresh', async () => {
      await userEvent.click(link('Session'));
      await screen.findByRole('heading', { level: 1, name: 'Session' });
      server.expireAccessTokens();
      server.log.clear();
      await userEvent.click(button('Send 5 calls'));

      const results = within(await screen.findByRole('table', { name: 'Results of the five calls' }));
      await expect(results.getAllByText('200')).toHaveLength(5);
      const refreshes = server.log.entries.filter(({ path }) => path === '/jwt/refresh-token');
      await expect(refreshes).toHaveLength(1);
    });

    await step('sign out, and leave nothing behind', async () => {
      await chooseInUserMenu(userEvent, 'Sign out');
      await screen.findByRole('heading', { name: 'Sign in' });
      const { area, router } = storyOf(context);
      await expect(area.getItem('sessionToken')).toBeNull();
      await expect(area.getItem('userData')).toBeNull();
      await router.navigate(-1);
      await nothingButSignInIsShown();
    });
  },
};

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function salesAreShown() {
  await expect(await screen.findByRole('table', { name: 'Sales' })).toBeVisible();
}

async function nothingButSignInIsShown() {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible());
  await expect(screen.queryByRole('table')).toBeNull();
}

async function signIn(userEvent: UserEventObject) {
  await userEvent.type(field('Email'), 'admin@demo.com');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'admin{Enter}');
}

async function chooseInUserMenu(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Marina Duarte/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
