import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { countOfSales } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import {
  button,
  chooseInUserMenu,
  field,
  nothingButSignInIsShown,
  salesAreShown,
  signIn,
  wholeApp,
} from './app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOutByAnotherTab: Story = {
  tags: ['core'],
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
  tags: ['core'],
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

export const TheSignInPageLeadsASignedInPersonOn: Story = {
  name: 'The sign-in page leads a signed-in person on at once, and says why',
  parameters: { route: '/login' },
  play: async (context) => {
    await expect(await screen.findByText("You're already signed in as Marina Duarte.")).toBeVisible();
    await expect(storyOf(context).router.state.location.pathname).toBe('/');
  },
};

export const SigningInIsNoNewsOfAnEarlierSession: Story = {
  parameters: { route: '/login', session: 'nobody' },
  play: async (context) => {
    await screen.findByRole('heading', { name: say('Sign in') });
    await signIn(context.userEvent);
    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/'));
    await screen.findByRole('navigation', { name: say('Main menu') });
    // Toasts load when the first one is to be shown, and appear in order.
    const { notify } = await import('../toasts/toasts.ts');
    notify.info('Another one');
    await expect(await screen.findByText('Another one')).toBeVisible();
    await expect(screen.queryByText(/already signed in/)).toBeNull();
  },
};

export const SignInAgainKeepsWhatWasTyped: Story = {
  tags: ['core'],
  parameters: { route: '/sales?panel=new' },
  play: async ({ msw, step, userEvent }) => {
    await step('type a sale', async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'Product' }), 'eSIM Japan');
      await userEvent.click(await screen.findByRole('option', { name: 'eSIM Japan 20 GB' }));
      await userEvent.type(field('Customer name'), 'Ana Prado');
      await userEvent.type(field('Customer email'), 'ana@example.com');
      await userEvent.type(field('Price paid'), '179,90');
    });

    await step('the session ends: sign-in appears over the page', async () => {
      server.expireAccessTokens();
      msw.use(salesApiScenarios.refreshRefused);
      await userEvent.click(button('Record sale'));
      const overlay = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
      await expect(overlay.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@demo.com');
      await waitFor(() => expect(overlay.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
      // It comes in with a movement of its own.
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
    });

    await step('sign in: everything is still there', async () => {
      msw.resetHandlers();
      await userEvent.keyboard('admin{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to continue' })).toBeNull());
      await expect(screen.getByRole('combobox', { name: 'Product' })).toHaveValue('eSIM Japan 20 GB');
      await expect(field('Price paid')).toHaveValue('179,90');
    });

    await step('record the sale', async () => {
      await userEvent.click(button('Record sale'));
      await screen.findByText('Sale recorded');
      await expect(await screen.findByText(`1–10 of ${countOfSales({ added: 1 })}`)).toBeVisible();
    });
  },
};

export const SignInAgainKeepsTheMailThatIsBeingWritten: Story = {
  parameters: { route: '/apps/email' },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Compose' }));
    const subject = () => screen.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Your policy');
    storyOf(context).session.actor.send({ type: 'person was idle for too long' });
    const overlay = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await waitFor(() => expect(overlay.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
    await userEvent.keyboard('admin{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in to continue' })).toBeNull());
    await expect(subject()).toHaveValue('Your policy');
  },
};

export const APersonSignsInAndLeavesNothingBehind: Story = journey(
  [
    {
      caption: 'Sign in',
      play: async ({ userEvent }) => {
        await screen.findByRole('heading', { name: say('Sign in') });
        await signIn(userEvent);
      },
    },
    { caption: 'See the sales', play: salesAreShown },
    {
      caption: 'The token expires; five calls share one refresh',
      play: async ({ userEvent }) => {
        await chooseInUserMenu(userEvent, say('Session'));
        await screen.findByRole('heading', { level: 1, name: say('Session') });
        server.expireAccessTokens();
        server.log.clear();
        await userEvent.click(button(say('Send 5 calls')));

        const results = within(await screen.findByRole('table', { name: say('Results of the five calls') }));
        await expect(results.getAllByText('200')).toHaveLength(5);
        const refreshes = server.log.entries.filter(({ path }) => path === '/jwt/refresh-token');
        await expect(refreshes).toHaveLength(1);
      },
    },
    {
      caption: 'Sign out, and leave nothing behind',
      play: async (context) => {
        await chooseInUserMenu(context.userEvent, say('Sign out'));
        await screen.findByRole('heading', { name: say('Sign in') });
        const { area, router } = storyOf(context);
        await expect(area.getItem('sessionToken')).toBeNull();
        await expect(area.getItem('userData')).toBeNull();
        await router.navigate(-1);
        await nothingButSignInIsShown();
      },
    },
  ],
  { route: '/', session: 'nobody' },
);
