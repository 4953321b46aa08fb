import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { button, salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MINUTE = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** Adds an event with a reminder of ten minutes. */
async function addHandover(startsIn: number) {
  const event = {
    title: 'Shift handover',
    start: fromNow(startsIn),
    end: fromNow(startsIn + 30),
    allDay: false,
    reminder: 10,
    extendedProps: { calendar: 'Business' },
  };
  await fetch('/apps/calendar/add-event', { method: 'POST', body: JSON.stringify({ event }) });
}

const missed: NonNullable<Story['beforeEach']> = async (context) => {
  const since = JSON.stringify({ since: Date.now() - 60 * MINUTE, due: [] });
  storyOf(context).area.setItem('embarque.calendar.reminders', since);
  await addHandover(5);
};

const toastOf = async (text: RegExp) => {
  const toast = (await screen.findByText(text, undefined, { timeout: 10_000 })).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`${text} is in no toast.`);
  return within(toast);
};

export const AReminderThatWasMissedIsShownOnce: Story = {
  beforeEach: missed,
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.hover(document.body);
    const toast = await toastOf(/^Shift handover, /);
    await expect(toast.getByText('Reminder')).toBeVisible();
    await waitFor(() => expect(button('Notifications, 7 unread')).toBeVisible());
    await expect(JSON.parse(storyOf(context).area.getItem('embarque.calendar.reminders') ?? '{}')).toMatchObject({
      due: [{ title: 'Shift handover', isRead: false }],
    });
    await userEvent.click(toast.getByRole('button', { name: 'Open event' }));
    const panel = await screen.findByRole('dialog', { name: 'Update Event' });

    await expect(within(panel).getByRole('textbox', { name: /^Title/ })).toHaveValue('Shift handover');
    await expect(within(panel).getByRole('combobox', { name: 'Reminder' })).toHaveDisplayValue('10 minutes before');
  },
};

export const AReminderIsReadAtTheBell: Story = {
  beforeEach: missed,
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await userEvent.hover(document.body);
    await toastOf(/^Shift handover, /);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 7 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(panel.getByRole('link', { name: /Shift handover/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apps\/calendar\?date=\d{4}-\d\d-\d\d&event=\d+$/),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Notifications')).toHaveFocus());

    await expect(storyOf(context).area.getItem('embarque.calendar.reminders')).toContain('"isRead":true');
  },
};
