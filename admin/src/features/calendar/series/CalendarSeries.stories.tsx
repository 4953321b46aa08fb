import type { CalendarEvent } from '@embarque/mocks/calendar/contract';
import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  askServer,
  calendarIsThere,
  calendarPage,
  dayOf,
  drag,
  eventFace,
  openEvent,
  openNewEvent,
  panelIsClosed,
  pressInToast,
} from '../calendar.stories.testing.ts';

const meta = { ...calendarPage, loaders: [...calendarPage.loaders, () => import('./ScopeDialog.tsx')] };

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a shift on each Tuesday of June 2027, which nothing else is in. */
async function addShift() {
  const event = {
    title: 'Shift',
    start: '2027-06-01',
    end: '2027-06-02',
    allDay: true,
    repetition: { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5', timeZone: 'America/Sao_Paulo', leftOut: [], changed: [] },
    extendedProps: { calendar: 'Family' },
  };
  await fetch('/apps/calendar/add-event', { method: 'POST', body: JSON.stringify({ event }) });
}

const withShift = {
  parameters: { route: '/apps/calendar?date=2027-06-14' },
  beforeEach: addShift,
} satisfies Partial<Story>;

const cell = (day: string) => {
  const found = document.querySelector(`.ec-cell[data-date="${day}"]`);
  if (!found) throw new Error(`The day ${day} is not in view.`);
  return found;
};

const faces = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (face) => face.textContent.includes(title) && !face.closest('.ec-mirror'),
  );

const daysOf = (title: string) => faces(title).map((face) => Number(dayOf(face)?.slice(8)));

const areOn = (title: string, ...days: number[]) =>
  waitFor(() => expect(new Set(daysOf(title))).toEqual(new Set(days)));

const onDay = (title: string, day: string) =>
  waitFor(() => {
    const face = faces(title).find((each) => dayOf(each) === day);
    if (!face) throw new Error(`“${title}” is not on ${day}.`);
    return face;
  });

async function chooseScope(userEvent: UserEventObject, scope: string, verb: 'Update' | 'Delete') {
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} repeating event` }));
  await userEvent.click(dialog.getByRole('radio', { name: scope }));
  await userEvent.click(dialog.getByRole('button', { name: verb }));
}

const repetitionOf = async (title: string): Promise<CalendarEvent['repetition']> =>
  (await askServer(title))?.repetition;

export const AnEventRepeatsOnChosenDays: Story = {
  parameters: { route: '/apps/calendar?date=2027-06-14' },
  play: async ({ userEvent, step }) => {
    await calendarIsThere();
    const panel = within(await openNewEvent(userEvent));
    await step('fields for the repetition appear with it', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: /^Title/ }), 'Stand-up');
      await userEvent.click(panel.getByRole('switch', { name: 'All Day' }));
      await expect(panel.queryByRole('group', { name: 'Repetition' })).toBeNull();
      await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Repeat' }), 'Every week');
      const days = within(panel.getByRole('group', { name: 'Repeat on' }));
      await expect(days.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
      await userEvent.click(days.getByRole('checkbox', { name: 'Thursday' }));
      await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Ends' }), 'After a number of times');
      const count = panel.getByRole('textbox', { name: 'Number of times' });
      await userEvent.clear(count);
      await userEvent.type(count, '4');
    });
    await userEvent.click(panel.getByRole('button', { name: 'Add' }));
    await panelIsClosed();

    await areOn('Stand-up', 14, 17, 21, 24);
    await expect(await repetitionOf('Stand-up')).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4' });
  },
};

export const OneDateIsDraggedAlone: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await areOn('Shift', 1, 8, 15, 22, 29);
    await drag(await onDay('Shift', '2027-06-15'), cell('2027-06-16'));
    await chooseScope(userEvent, 'Only this event', 'Update');
    await areOn('Shift', 1, 8, 16, 22, 29);
    await waitFor(async () =>
      expect((await repetitionOf('Shift'))?.changed.map(({ date, start }) => [date, start])).toEqual([
        ['2027-06-15', '2027-06-16'],
      ]),
    );
    await pressInToast(userEvent, 'Event updated: Shift', 'Undo');

    await areOn('Shift', 1, 8, 15, 22, 29);
  },
};

export const TheFollowingDatesAreDraggedWithIt: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await drag(await onDay('Shift', '2027-06-15'), cell('2027-06-16'));
    await chooseScope(userEvent, 'This and following events', 'Update');
    await areOn('Shift', 1, 8, 16, 23, 30);
    await pressInToast(userEvent, 'Event updated: Shift', 'Undo');

    await areOn('Shift', 1, 8, 15, 22, 29);
  },
};

export const AMoveThatIsNotConfirmedIsNone: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await drag(await onDay('Shift', '2027-06-15'), cell('2027-06-16'));
    const dialog = await screen.findByRole('dialog', { name: 'Update repeating event' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await panelIsClosed();

    await areOn('Shift', 1, 8, 15, 22, 29);
    await expect((await repetitionOf('Shift'))?.changed).toEqual([]);
  },
};

export const OneDateIsRemovedByKeyAndRestored: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    (await onDay('Shift', '2027-06-08')).focus();
    await userEvent.keyboard('{Delete}');
    await chooseScope(userEvent, 'Only this event', 'Delete');
    await areOn('Shift', 1, 15, 22, 29);
    await pressInToast(userEvent, 'Event removed: Shift', 'Undo');

    await areOn('Shift', 1, 8, 15, 22, 29);
  },
};

export const AllAreRenamedFromThePanelOfOne: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    const panel = within(await openEvent(userEvent, 'Shift'));
    const title = panel.getByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Late desk');
    await userEvent.click(panel.getByRole('button', { name: 'Update' }));
    await chooseScope(userEvent, 'All events', 'Update');
    await panelIsClosed();

    await areOn('Late desk', 1, 8, 15, 22, 29);
  },
};

export const AnotherRuleIsForSeveralDates: Story = {
  ...withShift,
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await userEvent.click(await onDay('Shift', '2027-06-15'));
    const panel = within(await screen.findByRole('dialog', { name: 'Update Event' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Repeat' }), 'Every day');
    await userEvent.click(panel.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update repeating event' }));
    await expect(dialog.queryByRole('radio', { name: 'Only this event' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await panelIsClosed();

    await areOn('Shift', 1, 8, 15, 16, 17, 18, 19);
  },
};

export const ARefusedDateIsBackWithItsReason: Story = {
  ...withShift,
  play: async ({ msw, userEvent }) => {
    await calendarIsThere();
    msw.use(calendarScenarios.dateFailed);
    await drag(await onDay('Shift', '2027-06-15'), cell('2027-06-16'));
    await chooseScope(userEvent, 'Only this event', 'Update');
    await screen.findByText(/Couldn't update “Shift”/);

    await areOn('Shift', 1, 8, 15, 22, 29);
    await expect(await eventFace('Shift')).toBeVisible();
  },
};
