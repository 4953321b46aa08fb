import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { storyOf } from '#storybook/feature/story.ts';
import {
  askServer,
  calendarIsThere,
  calendarPage,
  claims,
  dentist,
  eventFace,
  expectToast,
  isGone,
  openEvent,
  openNewEvent,
  panelIsClosed,
  pressDay,
  pressInToast,
  urlOf,
} from '../calendar.stories.testing.ts';

const meta = { ...calendarPage };

export default meta;
type Story = StoryObj<typeof meta>;

/** The day and time in a date field, as its parts say. */
function shownIn(panel: HTMLElement, label: string): string {
  const parts = within(within(panel).getByRole('group', { name: new RegExp(label) })).getAllByRole('spinbutton');
  return parts.map((part) => part.textContent).join(' ');
}

/** `25 11 2026 14 00` of `2026-11-25T14:00`. */
const parts = (local: string) => local.replace(/^(\d+)-(\d+)-(\d+)T?(\d*):?(\d*)$/, '$3 $2 $1 $4 $5').trim();

const titleIn = (panel: HTMLElement) => within(panel).getByRole('textbox', { name: /^Title/ });

export const AnEventOpensInUpdateMode: Story = {
  tags: ['CAL-05', 'CAL-07'],
  parameters: { route: '/apps/calendar?view=day' },
  play: async (context) => {
    const { userEvent } = context;
    await calendarIsThere();
    const panel = await openEvent(userEvent, claims);
    await expect(urlOf(context)).toContain('event=1');
    const inside = within(panel);
    await expect(titleIn(panel)).toHaveValue(claims);
    await expect(titleIn(panel)).toBeRequired();
    await expect(inside.getByRole('combobox', { name: /^Label/ })).toHaveValue('Business');
    const event = await askServer(claims);
    const today = new Date(event?.start ?? '').toLocaleDateString('sv');
    await expect(shownIn(panel, 'Start Date')).toBe(parts(`${today}T14:00`));
    await expect(shownIn(panel, 'End Date')).toBe(parts(`${today}T15:30`));
    await expect(inside.getByRole('switch', { name: 'All Day' })).not.toBeChecked();
    await expect(inside.getByRole('textbox', { name: /^Event URL/ })).toHaveAttribute('type', 'url');
    await expect(inside.getByRole('textbox', { name: /^Location/ })).toHaveValue('Room Fernando de Noronha');
    await expect(inside.getByRole('textbox', { name: /^Description/ })).toHaveDisplayValue(/ten days/);
    await expect(inside.getByText('Noah Adeyemi')).toBeVisible();
    await userEvent.click(inside.getByRole('combobox', { name: /^Guests/ }));
    await userEvent.keyboard('{ArrowDown}');
    const people = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(people).toHaveLength(6);
    for (const person of people) await expect(person.querySelector('img')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(inside.getByRole('combobox', { name: /^Label/ }));
    await userEvent.keyboard('{ArrowDown}');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Personal',
      'Business',
      'Family',
      'Holiday',
      'ETC',
    ]);
    await expect(options.map((option) => option.querySelector<HTMLElement>('[data-tone]')?.dataset['tone'])).toEqual([
      'danger',
      'primary',
      'warning',
      'success',
      'info',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(inside.getByRole('switch', { name: 'All Day' }));

    await expect(shownIn(panel, 'Start Date')).toBe(parts(today));
    await expect(shownIn(panel, 'End Date')).toBe(parts(today));
  },
};

export const ADayIsAddedWithStartAndEnd: Story = {
  name: 'A day is added with start and end (XK-01)',
  tags: ['CAL-05'],
  parameters: { route: '/apps/calendar?date=2027-06-14' },
  play: async (context) => {
    const { userEvent } = context;
    await calendarIsThere();
    await pressDay('2027-06-14');
    const panel = await screen.findByRole('dialog', { name: 'Add Event' });
    await waitFor(() => expect(titleIn(panel)).toHaveFocus());
    await expect(within(panel).getByRole('switch', { name: 'All Day' })).toBeChecked();
    await expect(shownIn(panel, 'Start Date')).toBe(parts('2027-06-14'));
    await expect(shownIn(panel, 'End Date')).toBe(parts('2027-06-14'));
    await expect(within(panel).getByRole('combobox', { name: /^Label/ })).toHaveValue('Business');
    await userEvent.type(titleIn(panel), 'Fair');
    await userEvent.click(within(panel).getByRole('button', { name: 'Add' }));
    await panelIsClosed();

    await expect(await askServer('Fair')).toMatchObject({ start: '2027-06-14', end: '2027-06-15', allDay: true });
  },
};

export const AddedChangedAndRemovedWithToasts: Story = {
  tags: ['core', 'CAL-08'],
  parameters: { route: '/apps/calendar?view=day' },
  play: async (context) => {
    const { userEvent } = context;
    await calendarIsThere();
    const adding = await openNewEvent(userEvent);
    await expect(within(adding).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(within(adding).queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.type(titleIn(adding), 'Lunch');
    await userEvent.click(within(adding).getByRole('button', { name: 'Add' }));
    await panelIsClosed();
    await expectToast('Event added: Lunch', 'circle-check');

    const updating = await openEvent(userEvent, 'Lunch');
    await expect(within(updating).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.type(titleIn(updating), ' with Ana');
    await userEvent.click(within(updating).getByRole('button', { name: 'Update' }));
    await panelIsClosed();
    await expectToast('Event updated: Lunch with Ana', 'circle-check');

    const removing = await openEvent(userEvent, 'Lunch with Ana');
    await userEvent.click(within(removing).getByRole('button', { name: 'Delete' }));
    await isGone('Lunch with Ana');
    await expectToast('Event removed: Lunch with Ana', 'circle-alert');
    await pressInToast(userEvent, 'Event removed: Lunch with Ana', 'Undo');

    await expect(await eventFace('Lunch with Ana')).toBeVisible();
  },
};

export const MistakesAreNamedInTheirFields: Story = {
  name: 'Mistakes are named in their fields, and no script becomes a link (XK-18)',
  tags: ['CAL-09'],
  play: async ({ userEvent }) => {
    await calendarIsThere();
    const panel = await openNewEvent(userEvent);
    const inside = within(panel);
    const url = inside.getByRole('textbox', { name: /^Event URL/ });
    await userEvent.type(url, 'java'.concat('script:alert(1)'));
    await expect(inside.queryByRole('link')).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(titleIn(panel)).toBeInvalid());
    await expect(titleIn(panel)).toHaveAccessibleDescription('Enter a title.');
    await expect(url).toHaveAccessibleDescription(/begins with https/);
    await userEvent.clear(url);
    await userEvent.type(url, 'meet.example/room');
    const link = await inside.findByRole('link', { name: 'Open link in a new tab' });
    await expect(link).toHaveAttribute('href', 'https://meet.example/room');
    await expect(link).toHaveAttribute('target', '_blank');

    const end = within(inside.getByRole('group', { name: /End Date/ }));
    await userEvent.click(end.getAllByRole('spinbutton')[2] as HTMLElement);
    await userEvent.keyboard('2020');
    await expect(await inside.findByText('The end must be after the start.')).toBeVisible();
    const start = within(inside.getByRole('group', { name: /Start Date/ })).getAllByRole('spinbutton');
    await userEvent.click(start[2] as HTMLElement);
    await userEvent.keyboard('202');
    await userEvent.click(inside.getByRole('button', { name: 'Add' }));
    await expect(await inside.findByText('Enter a start.')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Add Event' })).toBeVisible();
  },
};

export const ClosingForgetsTheFormAfterAsking: Story = {
  tags: ['CAL-10'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { userEvent } = context;
    await calendarIsThere();
    const panel = await openNewEvent(userEvent);
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeLessThan(2));
    await expect(getComputedStyle(titleIn(panel)).direction).toBe('rtl');
    await userEvent.type(titleIn(panel), 'Lunch');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(titleIn(panel)).toHaveValue('Lunch');
    const { router } = storyOf(context);
    void router.navigate(-1);
    const again = await screen.findByRole('alertdialog');
    // Back is pressed before the page has drawn what the answer changes.
    within(again).getByRole('button', { name: 'Keep editing' }).click();
    void router.navigate(-1);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await panelIsClosed();
    await expect(titleIn(await openNewEvent(userEvent))).toHaveValue('');
    await userEvent.keyboard('{Escape}');

    await panelIsClosed();
  },
};

export const ADurationSurvivesAnotherStartAndAllDay: Story = {
  parameters: { route: '/apps/calendar?view=day&event=1' },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Update Event' });
    const inside = within(panel);
    await waitFor(() => expect(titleIn(panel)).toHaveValue(claims));
    const hour = within(inside.getByRole('group', { name: /Start Date/ })).getAllByRole('spinbutton')[3];
    await userEvent.click(hour as HTMLElement);
    await userEvent.keyboard('09');
    await waitFor(() => expect(shownIn(panel, 'End Date')).toMatch(/10 30$/));
    await userEvent.click(inside.getByRole('switch', { name: 'All Day' }));
    await waitFor(() => expect(shownIn(panel, 'End Date')).not.toMatch(/10 30$/));
    await userEvent.click(inside.getByRole('switch', { name: 'All Day' }));

    await waitFor(() => expect(shownIn(panel, 'End Date')).toMatch(/10 30$/));
    await expect(shownIn(panel, 'Start Date')).toMatch(/09 00$/);
  },
};

export const ARefusalKeepsTheForm: Story = {
  tags: ['core'],
  parameters: { route: '/apps/calendar?view=day&event=1' },
  beforeEach: ({ msw }) => msw.use(calendarScenarios.moveRefused),
  play: async ({ msw, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Update Event' });
    await waitFor(() => expect(titleIn(panel)).toHaveValue(claims));
    await userEvent.type(titleIn(panel), ' and month');
    await userEvent.click(within(panel).getByRole('button', { name: 'Update' }));
    await expect(await within(panel).findByRole('alert')).toHaveTextContent('The room is taken at that time.');
    await expect(titleIn(panel)).toHaveValue(`${claims} and month`);
    msw.resetHandlers();
    await userEvent.click(within(panel).getByRole('button', { name: 'Update' }));
    await panelIsClosed();

    await expect(await eventFace(`${claims} and month`)).toBeVisible();
  },
};

export const AnUnknownEventSaysSo: Story = {
  parameters: { route: '/apps/calendar?event=999' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
  },
};

export const DuplicatedFromItsMenu: Story = {
  parameters: { route: '/apps/calendar?event=5' },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Update Event' });
    await userEvent.click(await within(panel).findByRole('button', { name: `Actions for ${dentist}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const copy = await screen.findByRole('dialog', { name: 'Add Event' });
    await expect(titleIn(copy)).toHaveValue(dentist);
    await userEvent.type(titleIn(copy), ' again');
    await userEvent.click(within(copy).getByRole('button', { name: 'Add' }));
    await panelIsClosed();
    const [first, second] = [await askServer(dentist), await askServer(`${dentist} again`)];

    const { start, end } = required(first, 'event that was copied');
    await expect(second).toMatchObject({ start, end });
  },
};
