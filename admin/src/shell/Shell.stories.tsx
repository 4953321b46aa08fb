import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { searchScenarios } from '@embarque/mocks/search/scenarios';
import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { newestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { button, salesAreShown, wholeApp } from '../app/app.testing.tsx';

const NEWEST = newestSale().id;

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets the deferred parts load, such as bookmarks and counts, which wait for a first interaction. */
const comeNear = async (userEvent: UserEventObject) => {
  await salesAreShown();
  await userEvent.hover(document.body);
};

const SEARCH = { name: 'Search pages, files, contacts' };
const bar = async () => within(await screen.findByRole('navigation', { name: 'Bookmarks' }));
const bookmarks = async () => (await bar()).getAllByRole('link').map((each) => each.getAttribute('aria-label'));
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const OfflineAChangeWaitsAndGoesThroughOnceBack: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect(await screen.findByText("You're offline. Changes wait until you're back.")).toBeVisible();
    await userEvent.click(button(`Actions for ${NEWEST}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(await screen.findByText("You're offline. 1 change waits until you're back.")).toBeVisible();
    await expect(deletions()).toEqual([]);

    connection.mockRestore();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(deletions()).toMatchObject([{ path: `/sales/${NEWEST}`, status: 200 }]));
    await waitFor(() => expect(screen.queryByText(/^You're offline/)).toBeNull());
  },
};

const deletions = () => server.log.entries.filter(({ method }) => method === 'DELETE');

export const ShowsTheBookmarksAndTheUnreadCount: Story = {
  tags: ['SHL-06', 'SHL-08', 'SHL-11', 'SHL-12', 'SPEC-1.3-a', 'SPEC-2.4-c'],
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await waitFor(async () => expect(await bookmarks()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']));
    await expect(await screen.findByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible();
    const end = within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    await expect(end.slice(-5)).toEqual([
      'Language: English',
      'Switch to the dark skin',
      'Cart, 5 items',
      'Notifications, 6 unread',
      'Marina DuarteAdministratorMD',
    ]);
  },
};

export const KeepsABookmarkThatTheServerConfirmed: Story = {
  tags: ['SHL-07'],
  play: async (context) => {
    const { userEvent } = context;
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit bookmarks' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search pages to bookmark' }), 'wish');
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Shop · Wishlist' }));
    await userEvent.keyboard('{Escape}');

    await waitFor(async () =>
      expect(await bookmarks()).toEqual(['Email', 'Chat', 'Todo', 'Calendar', 'Shop · Wishlist']),
    );
  },
};

export const CountsAndBookmarksAreInTheFirstPaint: Story = {
  name: 'Bookmarks and the count of the bell are there before anybody moves (M11)',
  tags: ['SHL-06', 'SHL-11', 'SHL-12'],
  beforeEach: (context) => storyOf(context).area.setItem('embarque.shownBookmarks', '["/apps/kanban","/sales"]'),
  play: async () => {
    await screen.findByRole('banner');
    await expect(await bookmarks()).toEqual(['Kanban', 'Sales']);
    await expect(screen.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible();
  },
};

export const RollsBackARefusedBookmark: Story = {
  tags: ['SHL-07'],
  beforeEach: ({ msw }) => msw.use(searchScenarios.updateFailed),
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit bookmarks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Todo', pressed: true }));
    await waitFor(() => expect(screen.getByText(/Couldn't change the bookmark of Todo/)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');

    await waitFor(async () => expect(await bookmarks()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']));
  },
};

export const MovesBookmarksThatDoNotFitIntoAMenu: Story = {
  tags: ['SHL-06'],
  beforeEach: ({ msw }) => msw.use(searchScenarios.manyBookmarks),
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'More bookmarks' }));
    const inMenu = await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Escape}');

    const inBar = await bookmarks();
    await expect(inBar.length).toBeGreaterThan(0);
    await expect(inBar.length + inMenu.length).toBe(24);
    await expect(button('Search pages, files, contacts').offsetWidth).toBeGreaterThanOrEqual(192);
  },
};

export const FindsAPageFromAnywhereByKeysAlone: Story = {
  tags: ['core', 'SHL-10', 'KBD-01', 'SPEC-1.3-a', 'SPEC-2.4-a', 'SPEC-9.6-b'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await screen.findByRole('searchbox', SEARCH)).toHaveFocus());
    await userEvent.keyboard('AN');
    await waitFor(() => expect(options('Pages').every((title) => title?.toLowerCase().includes('an'))).toBe(true));
    await expect(options('Pages').length).toBeLessThanOrEqual(4);
    for (const name of ['Pages', 'Files', 'Contacts'])
      await expect(screen.getByRole('group', { name })).toBeInTheDocument();
    await userEvent.keyboard('alytics d');
    await waitFor(() => expect(options('No result')[0]).toMatch(/^No result in Files, /));
    await waitFor(() => expect(options('Pages')[0]).toBe('Dashboards · Analytics'));
    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByRole('heading', { level: 1, name: 'Analytics dashboard' })).toBeVisible();
    await expect(storyOf(context).router.state.location.pathname).toBe('/dashboard/analytics');
  },
};

export const OffersRecentChoices: Story = {
  tags: ['SHL-10'],
  play: async ({ userEvent }) => {
    await salesAreShown();
    const search = button('Search pages, files, contacts');
    await userEvent.click(search);
    await userEvent.type(await screen.findByRole('searchbox', SEARCH), 'dark{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['skin']).toBe('dark'));
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(search);
    await waitFor(() => expect(options('Recent')).toEqual(['Switch to the light skin']));
  },
};

export const SaysThatTheSearchFailedAndTriesAgain: Story = {
  tags: ['SHL-10'],
  beforeEach: ({ msw }) => msw.use(searchScenarios.failed),
  play: async ({ msw, userEvent }) => {
    await salesAreShown();
    await userEvent.click(button('Search pages, files, contacts'));
    await userEvent.type(await screen.findByRole('searchbox', SEARCH), 'claims');
    await waitFor(() => expect(options('Files')).toEqual(["Couldn't load this."]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox', SEARCH)).toBeNull());
    msw.resetHandlers();
    await userEvent.click(button('Search pages, files, contacts'));
    await userEvent.type(await screen.findByRole('searchbox', SEARCH), 'claims');
    await waitFor(() => expect(options('Files')).toEqual([expect.stringContaining('claims-of-the-quarter.xlsx')]));
  },
};

export const CountsAndChangesTheCart: Story = {
  tags: ['core', 'SHL-11'],
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Cart, 5 items' }));
    const cart = within(await screen.findByRole('dialog', { name: 'My cart' }));
    await userEvent.click(
      required((await cart.findAllByRole('button', { name: /^Remove/ }))[0], 'button to remove an item'),
    );

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cart, 4 items', hidden: true })).toBeInTheDocument(),
    );
    await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/apps/ecommerce/checkout');
  },
};

export const CountsUnreadMailsInTheMenuAsTheMailboxDoes: Story = {
  tags: ['SHL-05', 'EML-02'],
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('link', { name: 'Email 3 unread' }));
    await userEvent.click(await screen.findByText('eSIM Japan 20 GB does not connect'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Email 2 unread' })).toBeInTheDocument());
  },
};

export const HasNoBadgeForAnEmptyCart: Story = {
  tags: ['SHL-11'],
  beforeEach: ({ msw }) => msw.use(shopScenarios.emptyCart),
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'My cart' }));
    await expect(await cart.findByText('Your cart is empty')).toBeInTheDocument();
  },
};

export const ReadsAllNotificationsAndSilencesTheSystem: Story = {
  tags: ['core', 'SHL-12'],
  play: async ({ userEvent }) => {
    await comeNear(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 6 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(await panel.findByText('6 new')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('switch', { name: 'System notifications' }));
    await expect(await panel.findByText('4 new')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Notifications')).toHaveFocus());
  },
};

export const OffersThePersonTheirPages: Story = {
  tags: ['SHL-13'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.click(screen.getByRole('button', { name: /Marina Duarte/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Profile',
      'Inbox',
      'Tasks',
      'Chats',
      'Settings',
      'Pricing',
      'FAQ',
      'Right to left',
      'Session',
      'Your changes',
      'View as…',
      'Reset demo data',
      'Sign out',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Session' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Session' })).toHaveFocus());
  },
};

export const ListsTheKeysAndSwitchesLettersOff: Story = {
  tags: ['KBD-06'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Search pages, files and contacts')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(storyOf(context).area.getItem('embarque.letterKeys')).toBe('false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ShowsAClientNothingOfTheTemplate: Story = {
  parameters: { session: 'client', route: '/access-control' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Access control' });
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Embarque',
      'Access control',
    ]);
    await expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
  },
};
