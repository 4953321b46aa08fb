import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startsWith, contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import {
  askServer,
  calendarIsThere,
  calendarPage,
  dayOf,
  drag,
  eventFace,
  expectToast,
  isGone,
  openEvent,
  panelIsClosed,
  pressDay,
  pressInToast,
} from './calendar.stories.testing.ts';

const meta = {
  ...calendarPage,
  parameters: { ...calendarPage.parameters, route: '/apps/calendar?date=2027-06-14&view=week' },
};

export default meta;
type Story = StoryObj<typeof meta>;

const fair = 'Travel fair in Lisbon';
const cell = (day: string) => {
  const found = document.querySelector(`.ec-cell[data-date="${day}"]`);
  if (!found) throw new Error(`The day ${day} is not in view.`);
  return found;
};

export const ARefusedEventIsPlannedAgain: Story = journey([
  {
    caption: 'An agent presses a day and writes an event down',
    play: async ({ userEvent }) => {
      await calendarIsThere();
      await pressDay('2027-06-14');
      const panel = within(await screen.findByRole('dialog', { name: say('Add Event') }));
      await userEvent.type(panel.getByRole('textbox', { name: startsWith(say('Title')) }), fair);
      await userEvent.type(panel.getByRole('textbox', { name: startsWith(say('Location', {}, 'event')) }), 'Hall 3');
      await userEvent.click(panel.getByRole('button', { name: say('Add') }));
      await panelIsClosed();
      await expectToast(say('Event added: {title}', { title: fair }), 'circle-check');
      await expect(dayOf(await eventFace(fair))).toBe('2027-06-14');
    },
  },
  {
    caption: 'She carries it to another day; the server refuses, and it slides back',
    play: async ({ msw }) => {
      msw.use(calendarScenarios.moveRefused);
      await drag(await eventFace(fair), cell('2027-06-15'));
      await screen.findByText(
        contains(`${say("Couldn't move “{title}”. It's back where it was.", { title: fair })} The room is taken`),
      );
      await waitFor(async () => expect(dayOf(await eventFace(fair))).toBe('2027-06-14'));
    },
  },
  {
    caption: 'The next attempt succeeds',
    play: async ({ msw, userEvent }) => {
      msw.resetHandlers();
      await userEvent.click(screen.getByRole('button', { name: say('Try again') }));
      await waitFor(async () => expect(dayOf(await eventFace(fair))).toBe('2027-06-15'));
      await expectToast(say('Event updated: {newTitle}', { newTitle: fair }), 'circle-check');
      await expect(await askServer(fair)).toMatchObject({ start: '2027-06-15', end: '2027-06-16', allDay: true });
    },
  },
  {
    caption: 'She removes it by mistake, and takes that back',
    play: async ({ userEvent }) => {
      const panel = await openEvent(userEvent, fair);
      await userEvent.click(within(panel).getByRole('button', { name: say('Delete') }));
      await isGone(fair);
      await pressInToast(userEvent, say('Event removed: {title}', { title: fair }), say('Undo'));
      await expect(await eventFace(fair)).toBeVisible();
      await expect(await askServer(fair)).toBeDefined();
    },
  },
]);
