import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { button, field, nothingButSignInIsShown, salesAreShown, wholeApp } from './app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headingHasFocus = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());

export const GoesToTheHeadingWhenFiltersAreCleared: Story = {
  tags: ['core'],
  parameters: { route: '/sales?q=zeppelin' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await salesAreShown();
    await headingHasFocus(/^Sales:/);
  },
};

export const GoesToTheHeadingFromAPageTooFar: Story = {
  parameters: { route: '/sales?page=9999' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    await salesAreShown();
    await headingHasFocus(/^Sales:/);
  },
};

export const GoesToTheHeadingFromAPanelThatTheAddressOpened: Story = {
  parameters: { route: '/sales?panel=new' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'New sale' });
    await userEvent.keyboard('{Escape}');
    await headingHasFocus(/^Sales:/);
  },
};

export const GoesToTheHeadingWhenTheCallsAreCleared: Story = {
  parameters: { route: '/session' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send 5 calls' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await headingHasFocus('Session');
  },
};

export const FollowsANotification: Story = {
  tags: ['SHL-12'],
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.hover(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 6 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await panel.findByRole('link', { name: /^The monthly report is ready/ }));

    await headingHasFocus('eCommerce dashboard');
    await expect(storyOf(context).router.state.location.pathname).toBe('/dashboard/ecommerce');
    await expect(button('Notifications, 5 unread')).toBeInTheDocument();
  },
};

export const TheNextAttemptClearsTheLastMessage: Story = {
  tags: ['AUT-01'],
  parameters: { route: '/login', session: 'nobody' },
  play: async ({ userEvent }) => {
    await nothingButSignInIsShown();
    const password = screen.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field('Email'), 'admin@demo.com');
    await userEvent.type(password, 'wrong{Enter}');
    await expect(await screen.findByText('email: Email or Password is Invalid')).toBeInTheDocument();
    await userEvent.clear(password);
    await userEvent.type(password, 'admin{Enter}');

    await salesAreShown();
    await expect(screen.queryByText('email: Email or Password is Invalid')).toBeNull();
  },
};
