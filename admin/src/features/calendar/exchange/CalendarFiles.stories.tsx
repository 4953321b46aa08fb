import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { askServer, calendarIsThere, calendarPage, eventFace } from '../calendar.stories.testing.ts';

const meta = {
  ...calendarPage,
  parameters: { ...calendarPage.parameters, route: '/apps/calendar?date=2027-06-14' },
  loaders: [() => import('./ImportEvents.tsx')],
};

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, ...lines: string[]) =>
  new File([['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')], name, { type: 'text/calendar' });

async function choose(userEvent: UserEventObject, chosen: File): Promise<HTMLElement> {
  await calendarIsThere();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog: HTMLElement = await screen.findByRole('dialog', { name: 'Import events' });
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file.');
  await userEvent.upload(input, chosen);
  return dialog;
}

export const AFileIsReadBeforeItIsImported: Story = {
  play: async ({ userEvent }) => {
    const fair = ['BEGIN:VEVENT', 'UID:a', 'DTSTART;VALUE=DATE:20270614', 'SUMMARY:Fair', 'END:VEVENT'];
    const broken = ['BEGIN:VEVENT', 'UID:b', 'SUMMARY:Nothing', 'END:VEVENT'];
    const dialog = await choose(userEvent, file('fair.ics', ...fair, ...broken));
    await expect(await within(dialog).findByText('1 event in “fair.ics”')).toBeVisible();
    await expect(within(dialog).getByText("1 event can't be read and is left out.")).toBeVisible();
    await expect(await askServer('Fair')).toBeUndefined();
    const add = within(dialog).getByRole('button', { name: 'Import' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await screen.findByText('1 event imported');
    await expect(await eventFace('Fair')).toBeVisible();

    await expect((await askServer('Fair'))?.extendedProps.calendar).toBe('Personal');
  },
};

export const AFileIsImportedOnceAndUndoneAsAWhole: Story = {
  play: async ({ userEvent, step }) => {
    const event = (uid: string, title: string) =>
      `BEGIN:VEVENT UID:${uid}@x.example DTSTART;VALUE=DATE:20270614 SUMMARY:${title} END:VEVENT`.split(' ');
    const both = file('two.ics', ...event('a', 'Aaa'), ...event('b', 'Bbb'));
    await step('the first time', async () => {
      const dialog = await choose(userEvent, both);
      const add = within(dialog).getByRole('button', { name: 'Import' });
      await waitFor(() => expect(add).toBeEnabled());
      await userEvent.click(add);
      await expect(await eventFace('Aaa')).toBeVisible();
    });
    await step('the second time, nothing is left to import', async () => {
      const dialog = await choose(userEvent, both);
      await expect(await within(dialog).findByText('2 events are already in the calendar.')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    });
    await step('and all of it goes with one undo', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
      await waitFor(async () => expect(await askServer('Aaa')).toBeUndefined());
      await waitFor(async () => expect(await askServer('Bbb')).toBeUndefined());
    });
  },
};

export const AFileThatIsNoCalendarSaysSo: Story = {
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, new File(['%PDF-1.4'], 'ticket.ics'));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent("“ticket.ics” isn't a calendar");
    await expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const ExportThatFailsSaysSo: Story = {
  play: async ({ msw, userEvent }) => {
    await calendarIsThere();
    msw.use(calendarScenarios.failed);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));

    await waitFor(() => expect(screen.getByText(/Couldn't export the events/)).toBeVisible());
  },
};
