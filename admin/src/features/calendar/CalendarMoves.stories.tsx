import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  askServer,
  calendarIsThere,
  calendarPage,
  claims,
  dayOf,
  drag,
  eventFace,
  expectToast,
  isGone,
  lift,
  openEvent,
  pressInToast,
  resizeAt,
  scrollerOf,
} from './calendar.stories.testing.ts';

const meta = { ...calendarPage };

export default meta;
type Story = StoryObj<typeof meta>;

const june = '/apps/calendar?date=2027-06-14';

/** Adds an event of two days to June 2027, which nothing else is in. */
async function addFair() {
  const extendedProps = { calendar: 'Family' };
  const event = { title: 'Fair', start: '2027-06-15', end: '2027-06-17', allDay: true, extendedProps };
  await fetch('/apps/calendar/add-event', { method: 'POST', body: JSON.stringify({ event }) });
}

const withFair = { parameters: { route: june }, beforeEach: addFair } satisfies Partial<Story>;

const cell = (day: string) => {
  const found = document.querySelector(`.ec-cell[data-date="${day}"]`);
  if (!found) throw new Error(`The day ${day} is not in view.`);
  return found;
};

export const DraggedAndResizedWithToasts: Story = {
  ...withFair,
  tags: ['core', 'CAL-06'],
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await drag(await eventFace('Fair'), cell('2027-06-22'));
    await waitFor(async () => expect(dayOf(await eventFace('Fair'))).toBe('2027-06-22'));
    await expectToast('Event updated: Fair', 'circle-check');
    await expect(await askServer('Fair')).toMatchObject({ start: '2027-06-22', end: '2027-06-24' });
    await pressInToast(userEvent, 'Event updated: Fair', 'Undo');
    await waitFor(async () => expect(dayOf(await eventFace('Fair'))).toBe('2027-06-15'));
    await waitFor(async () =>
      expect(await askServer('Fair')).toMatchObject({ start: '2027-06-15', end: '2027-06-17' }),
    );

    await resizeAt('end', await eventFace('Fair'), cell('2027-06-17'));
    await waitFor(async () =>
      expect(await askServer('Fair')).toMatchObject({ start: '2027-06-15', end: '2027-06-18' }),
    );
    await expectToast('Event updated: Fair', 'circle-check');
    await resizeAt('start', await eventFace('Fair'), cell('2027-06-14'));
    await waitFor(async () =>
      expect(await askServer('Fair')).toMatchObject({ start: '2027-06-14', end: '2027-06-18' }),
    );
  },
};

export const DraggedToTheEdgeTheDayScrolls: Story = {
  tags: ['CAL-06'],
  parameters: { route: '/apps/calendar?view=day' },
  play: async () => {
    await calendarIsThere();
    const face = await eventFace(claims);
    const scroller = scrollerOf(face);
    face.scrollIntoView({ block: 'center' });
    const before = scroller.scrollTop;
    const { bottom, left } = scroller.getBoundingClientRect();
    const drop = await lift(face, { clientX: left + 200, clientY: bottom - 4 });
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(before + 20), { timeout: 4000 });
    await drop();

    await expectToast(`Event updated: ${claims}`, 'circle-check');
  },
};

export const MovedAndResizedByKeys: Story = {
  tags: ['core'],
  ...withFair,
  name: 'Moved, resized and removed by keys (XK-14)',
  play: async ({ userEvent }) => {
    await calendarIsThere();
    (await eventFace('Fair')).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
    await waitFor(async () =>
      expect(await askServer('Fair')).toMatchObject({ start: '2027-06-23', end: '2027-06-25' }),
    );
    await waitFor(async () => expect(await eventFace('Fair')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await waitFor(async () =>
      expect(await askServer('Fair')).toMatchObject({ start: '2027-06-23', end: '2027-06-26' }),
    );
    await waitFor(async () => expect(await eventFace('Fair')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await isGone('Fair');
    await pressInToast(userEvent, 'Event removed: Fair', 'Undo');

    await expect(await eventFace('Fair')).toBeVisible();
  },
};

export const ARefusedMoveSlidesBackWithItsReason: Story = {
  ...withFair,
  play: async ({ msw, userEvent }) => {
    await calendarIsThere();
    msw.use(calendarScenarios.moveRefused);
    await drag(await eventFace('Fair'), cell('2027-06-22'));
    await screen.findByText(/Couldn't move “Fair”. It's back where it was. The room is taken at that time./);
    await waitFor(async () => expect(dayOf(await eventFace('Fair'))).toBe('2027-06-15'));
    await expect(screen.queryByText('Event updated: Fair')).toBeNull();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect(dayOf(await eventFace('Fair'))).toBe('2027-06-22'));
  },
};

export const MovedByADialogFromTheList: Story = {
  parameters: { route: '/apps/calendar?view=list' },
  play: async ({ userEvent }) => {
    await calendarIsThere();
    const before = await askServer(claims);
    const panel = await openEvent(userEvent, claims);
    await userEvent.click(within(panel).getByRole('button', { name: `Actions for ${claims}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog', { name: /Move/ });
    const parts = within(within(dialog).getByRole('group', { name: /Start/ })).getAllByRole('spinbutton');
    await userEvent.click(parts[3] as HTMLElement);
    await userEvent.keyboard('16');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await expectToast(`Event updated: ${claims}`, 'circle-check');
    const after = await askServer(claims);
    await expect(new Date(after?.start ?? '').getHours()).toBe(16);
    const length = (event: typeof after) => Date.parse(event?.end ?? '') - Date.parse(event?.start ?? '');

    await expect(length(after)).toBe(length(before));
  },
};
