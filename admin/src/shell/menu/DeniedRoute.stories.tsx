import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { grantInAnotherTab } from '#storybook/feature/rights.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { link, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ADeniedPageStandsAtItsAddressAndOpensByItself: Story = {
  name: 'A denied page stands at its address, says why, and opens by itself once it may be read (XR-21)',
  tags: ['core'],
  parameters: { session: 'client', route: '/welcome' },
  play: async (context) => {
    const { router } = storyOf(context);
    await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
    await router.navigate('/dashboard/analytics?from=link');
    const heading = await screen.findByRole('heading', { level: 1, name: 'No access to Analytics' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByText(/The role Client doesn't allow you to open the apps and pages/)).toHaveTextContent(
      'Roles that allow it: Administrator',
    );
    await expect(screen.getByRole('link', { name: 'Ask for access' })).toBeVisible();
    await expect(router.state.location.pathname + router.state.location.search).toBe('/dashboard/analytics?from=link');

    grantInAnotherTab(context, [{ action: 'manage', subject: 'all' }]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No access to Analytics' })).toBeNull());
    await expect(router.state.location.pathname).toBe('/dashboard/analytics');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

    await router.navigate(-1);
    await expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  },
};

export const DevelopersPagesExplainThemselvesToAClient: Story = {
  name: 'A page for developers says to a client that it is not theirs, and why',
  tags: ['core'],
  parameters: { session: 'client', route: '/session' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'No access to Session' })).toBeVisible();
    await expect(screen.getByText(/The role Client doesn't allow you to see how the session works/)).toHaveTextContent(
      'Roles that allow it: Administrator',
    );
    await expect(link('Go to home page')).toBeVisible();
    await expect(screen.queryByText('POST jwt/refresh-token')).toBeNull();
  },
};

export const ALostRightClosesThePageInPlace: Story = {
  name: 'A right that is lost closes its page in place, and its menu item goes',
  tags: ['core'],
  parameters: { route: '/sales?kind=esim' },
  play: async (context) => {
    await screen.findByRole('table', { name: 'Sales' });
    server.grant('admin@demo.com', [{ action: 'read', subject: 'ACL' }]);
    grantInAnotherTab(context, [{ action: 'read', subject: 'ACL' }]);

    await expect(await screen.findByRole('heading', { level: 1, name: 'No access to Sales' })).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull();
    await expect(link('Go to home page')).toBeVisible();
    const { pathname, search } = storyOf(context).router.state.location;
    await expect(pathname + search).toBe('/sales?kind=esim');
  },
};

export const NothingIsShownWhileRightsAreChecked: Story = {
  name: 'While the server is asked for the rights, neither the page nor a denial is there (XR-22)',
  parameters: { session: 'client' },
  globals: { latency: 'never' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
    await expect(screen.getByRole('main')).toHaveTextContent(/^$/);
  },
};

export const AFailedCheckDeniesNothing: Story = {
  name: 'A check of the rights that fails says so, and is no denial (XR-22)',
  parameters: { session: 'client' },
  globals: { failures: 'all' },
  play: async ({ msw, userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: "Couldn't check your access" });
    await expect(screen.queryByText(/No access/)).toBeNull();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'No access to Sales' })).toBeVisible());
  },
};
