import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { field, nothingButSignInIsShown, wholeApp } from './app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function signInAsClient({ userEvent }: Context) {
  await nothingButSignInIsShown();
  await userEvent.type(field('Email'), 'client@demo.com');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'client{Enter}');
}

export const FindsTheirHomePageAfterAnother: Story = {
  name: 'The address of one person is not used for the next (M16)',
  tags: ['core'],
  parameters: { route: '/page-layout/layout-empty' },
  beforeEach: () => server.expireAccessTokens(),
  play: async (context) => {
    const { msw } = context;
    await screen.findByRole('navigation', { name: 'Main menu' });
    msw.use(salesApiScenarios.refreshRefused);
    await storyOf(context).router.navigate('/sales');
    await screen.findByText(/Your session has ended/);
    msw.resetHandlers();
    await signInAsClient(context);

    await waitFor(() => expect(storyOf(context).router.state.location.pathname).toBe('/welcome'));
  },
};

export const FindsTheirHomePageInsteadOfARefusal: Story = {
  name: 'Sign-in leads home when the page that was open is not for the person (M16)',
  parameters: { route: '/sales', session: 'nobody' },
  play: async (context) => {
    await signInAsClient(context);

    await expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'admin@demo.com' })).toHaveAttribute('href', 'mailto:admin@demo.com');
    await expect(storyOf(context).router.state.location.pathname).toBe('/welcome');
  },
};

export const FindsTheWayToSalesOnTheirHomePage: Story = {
  name: 'The home of people without sales shows others the way to the sales',
  parameters: { route: '/welcome' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open sales' })).toHaveAttribute('href', '/sales');
    await expect(screen.queryByText(/no access to sales/)).toBeNull();
  },
};
