import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { popoverButtonKeyboard } from '../../components/popovers/popover.keyboard.ts';
import { LinkContext } from '../../theme/provider/links.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { NotificationCentre } from './NotificationCentre.tsx';
import * as examples from './NotificationCentre.examples.tsx';

const meta = {
  component: NotificationCentre,
  args: {
    notifications: [
      { id: 'refund', title: 'A refund waits', when: '5 minutes ago' },
      { id: 'question', title: 'Ahmed asks', when: '1 hour ago', person: 'Ahmed Osman' },
      { id: 'flight', title: '14 departures', when: 'This morning', isRead: true },
    ],
    onRead: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
  parameters: { keyboard: popoverButtonKeyboard },
} satisfies Meta<typeof NotificationCentre>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible());
};
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));
const titlesOf = (name: string | RegExp) =>
  within(panel().getByRole('group', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Conforms: Story = conformance(
  NotificationCentre,
  { notifications: [{ id: 'refund', title: 'A refund waits', when: '5 minutes ago' }], onRead: () => {} },
  { keyboard: popoverButtonKeyboard, opens: true },
);

export const Playground: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await open(context);

    await expect(titlesOf('New')).toHaveLength(2);
    await expect(titlesOf('Earlier')).toHaveLength(1);
  },
};

/** Words of a language from left to right keep their order in a page from right to left, on the side of that page. */
export const ReadsEachTextInItsOwnDirection: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await open(context);
    const when = required(panel().getAllByText('5 minutes ago')[0], 'time of a notification');
    const places = ['5', 'ago'].map((word) => placeOfText(when, word));

    await expect(places[0]?.left).toBeLessThan(places[1]?.left ?? 0);
    await expect(places[1]?.right).toBeCloseTo(when.getBoundingClientRect().right, 0);
  },
};

export const AppNotifications: Story = {
  render: examples.AppNotifications,
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(panel().getByRole('button', { name: /^Mark as read: Ahmed Osman/ }));

    await waitFor(() => expect(titlesOf('New')).toHaveLength(2));
    await expect(titlesOf('Earlier')[0]).toMatch(/^Ahmed|AO/);
    await waitFor(() => expect(panel().getByRole('status')).toHaveTextContent('2 new'));
    await waitFor(() => expect(document.body).not.toHaveFocus());

    await userEvent.click(panel().getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel().queryByRole('group', { name: 'New' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());

    const system = panel().getByRole('switch', { name: 'System notifications' });
    await userEvent.click(system);
    await expect(system).not.toBeChecked();
  },
};

export const NoNotifications: Story = {
  render: examples.NoNotifications,
  play: async (context) => {
    await open(context);
    await expect(panel().getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    await expect(panel().queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const LoadedAgain: Story = {
  render: examples.LoadedAgain,
  play: async (context) => {
    await open(context);
    await expect(panel().getByRole('alert')).toHaveTextContent("Couldn't load notifications");
    await context.userEvent.click(panel().getByRole('button', { name: 'Try again' }));
    await expect(panel().getByText('Loading notifications…')).toBeInTheDocument();

    await expect(await panel().findByRole('group', { name: 'New' }, { timeout: 5000 })).toBeVisible();
  },
};

const navigate = fn();

export const LeadsToWhatOneIsAbout: Story = {
  args: { notifications: [{ id: 'refund', title: 'A refund waits', when: '5 minutes ago', href: '/sales' }] },
  render: (args) => (
    <LinkContext value={{ navigate }}>
      <NotificationCentre {...args} />
    </LinkContext>
  ),
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    panel()
      .getByRole('link', { name: /^A refund waits/ })
      .focus();
    await userEvent.keyboard('{Enter}');

    await expect(navigate).toHaveBeenCalledWith('/sales');
    await expect(args.onRead).toHaveBeenCalledWith({ ids: ['refund'] });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  },
};

export const OpensOneAndMarksItAsRead: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    await userEvent.click(panel().getByRole('button', { name: /^A refund waits/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'refund' });
    await expect(args.onRead).toHaveBeenCalledWith({ ids: ['refund'] });

    await userEvent.click(panel().getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onRead).toHaveBeenLastCalledWith({ ids: ['refund', 'question'] });
    await userEvent.click(panel().getByRole('button', { name: /^14 departures/ }));
    await expect(args.onRead).toHaveBeenCalledTimes(2);
  },
};
