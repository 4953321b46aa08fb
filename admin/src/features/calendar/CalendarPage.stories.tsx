import { calendarScenarios } from '@embarque/mocks/calendar/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import {
  calendarIsThere,
  calendarPage,
  claims,
  eventFace,
  isGone,
  noteRequests,
  urlOf,
} from './calendar.stories.testing.ts';

const meta = { ...calendarPage };

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { options: { narrow: { name: 'Below xl', styles: { width: '1100px', height: '800px' } } } };
const phone = { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } };

/** The column, or the drawer that it becomes, from its top. */
async function expectColumn(column: HTMLElement) {
  const inside = within(column);
  await expect(inside.getByRole('button', { name: 'Add Event' })).toBeVisible();
  await expect(inside.getByRole('heading', { name: 'Filter' })).toBeVisible();
  const boxes = inside.getAllByRole('checkbox');
  await expect(boxes.map((box) => [box.closest('label')?.textContent, box.dataset['tone']])).toEqual([
    ['View All', 'dark'],
    ['Personal', 'danger'],
    ['Business', 'primary'],
    ['Family', 'warning'],
    ['Holiday', 'success'],
    ['ETC', 'info'],
  ]);
  await expect(column.querySelector('svg[viewBox="0 0 640 400"]')).toBeInTheDocument();
}

export const ColumnAtTheStart: Story = {
  tags: ['CAL-01'],
  play: async ({ canvasElement }) => {
    const calendar = await calendarIsThere();
    const add = screen.getByRole('button', { name: 'Add Event' });
    await expectColumn(canvasElement);
    await expect(add.getBoundingClientRect().right).toBeLessThan(calendar.getBoundingClientRect().left);
    await expect(screen.queryByRole('button', { name: 'Calendars and month' })).toBeNull();
  },
};

export const DrawerBelowXl: Story = {
  tags: ['CAL-01'],
  parameters: { viewport: narrow },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await calendarIsThere();
    await expect(screen.queryByRole('button', { name: 'Add Event' })).toBeNull();
    const toolbar = within(screen.getByRole('group', { name: 'Period and view' }));
    const menu = toolbar.getByRole('button', { name: 'Calendars and month' });
    await userEvent.click(menu);
    const drawer = await screen.findByRole('dialog', { name: 'Calendars and month' });
    await expectColumn(drawer);
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Business' }));
    await isGone(claims);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const ViewAllStandsForAllFive: Story = {
  tags: ['CAL-02'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await calendarIsThere();
    const requests = noteRequests(context);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('View All')).toBeChecked();
    await userEvent.click(box('Business'));
    await waitFor(() => expect(box('View All')).not.toBeChecked());
    await waitFor(() => expect(requests.at(-1)?.get('calendars')).toBe('Personal,Family,Holiday,ETC'));
    await isGone(claims);
    await userEvent.click(box('View All'));
    // Also events of calendars that this version does not know.
    await waitFor(() => expect(requests.at(-1)?.get('calendars')).toBeNull());
    for (const name of ['Personal', 'Business', 'Family', 'Holiday', 'ETC']) await expect(box(name)).toBeChecked();
    await userEvent.click(box('View All'));
    await waitFor(() => expect(requests.at(-1)?.get('calendars')).toBe(''));
    for (const name of ['Personal', 'Business', 'Family', 'Holiday', 'ETC']) await expect(box(name)).not.toBeChecked();
    await userEvent.click(box('Business'));

    await expect(await eventFace(claims)).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(4));
  },
};

export const ToolbarWithFourViews: Story = {
  tags: ['core', 'CAL-03'],
  play: async (context) => {
    const { userEvent } = context;
    await calendarIsThere();
    const toolbar = within(screen.getByRole('group', { name: 'Period and view' }));
    const title = toolbar.getByTitle('Jump to a date');
    const radios = toolbar.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Month', 'Week', 'Day', 'List']);
    await expect(radios[0]).toBeChecked();
    const lefts = [
      toolbar.getByRole('button', { name: 'Previous' }),
      toolbar.getByRole('button', { name: 'Next' }),
      title,
      ...radios,
    ].map((element) => element.getBoundingClientRect().left);
    await expect(lefts.toSorted((one, other) => one - other)).toEqual(lefts);
    await expect(toolbar.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
    const before = title.textContent;
    await userEvent.click(toolbar.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(title.textContent).not.toBe(before));
    await userEvent.click(toolbar.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(title.textContent).toBe(before));
    for (const name of ['Week', 'Day', 'List', 'Month']) {
      const radio = toolbar.getByRole('radio', { name });
      await userEvent.click(radio);
      await waitFor(() => expect(radio).toBeChecked());
      await expect(urlOf(context)).toContain(`view=${name.toLowerCase()}`);
    }
  },
};

/** Four events on one day of June 2027, which nothing else is in. */
async function addFour() {
  for (const calendar of ['Personal', 'Business', 'Family', 'Holiday']) {
    const event = {
      title: `Of ${calendar}`,
      start: '2027-06-15',
      end: '2027-06-16',
      allDay: true,
      extendedProps: { calendar },
    };
    await fetch('/apps/calendar/add-event', { method: 'POST', body: JSON.stringify({ event }) });
  }
}

/** The number or name of a day, which leads to that day. */
function dayLink(within: string): HTMLElement {
  const link = document.querySelector<HTMLElement>(`${within} .ec-day-link`);
  if (!link) throw new Error(`No day can be pressed in ${within}.`);
  return link;
}

export const TwoEventsADayInTheirColours: Story = {
  tags: ['CAL-04'],
  parameters: { route: '/apps/calendar?date=2027-06-14' },
  beforeEach: addFour,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await calendarIsThere();
    const face = await eventFace('Of Business');
    const day = within(required(face.closest<HTMLElement>('.ec-cell'), 'day of the event'));
    const shown = day.getAllByRole('button', { name: /^Of / });
    await expect(shown.map(({ dataset }) => dataset['tone'])).toEqual(['primary', 'warning']);
    const fills = shown.map((each) => getComputedStyle(each).backgroundColor);
    await expect(new Set(fills).size).toBe(2);
    for (const fill of fills) await expect(fill).not.toBe('rgba(0, 0, 0, 0)');
    const more = day.getByRole('button', { name: /more/ });
    await expect(more).toHaveTextContent('+2 more');
    await userEvent.click(more);
    await expect(await eventFace('Of Personal')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dayLink('.ec-cell[data-date="2027-06-15"]'));
    await waitFor(() => expect(urlOf(context)).toMatch(/view=day.*date=2027-06-15|date=2027-06-15.*view=day/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(urlOf(context)).toContain('view=week'));
    await userEvent.click(await waitFor(() => dayLink('[data-date="2027-06-14"]')));

    await waitFor(() => expect(urlOf(context)).toContain('date=2027-06-14'));
  },
};

export const TheUrlHoldsViewDayAndCalendars: Story = {
  tags: ['core'],
  parameters: { route: '/apps/calendar?view=list&date=2027-06-14&calendars=Family,Nonsense&event=nothing' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await calendarIsThere();
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(canvas.getByTitle('Jump to a date')).toHaveTextContent(/junho de 2027/i);
    await expect(canvas.getByRole('checkbox', { name: 'Family' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Business' })).not.toBeChecked();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText(/No events from 01\/06\/2027 to 30\/06\/2027 in the calendar Family/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByTitle('Jump to a date')).toHaveTextContent(/julho de 2027/i));
    await storyOf(context).router.navigate(-1);
    await waitFor(() => expect(canvas.getByTitle('Jump to a date')).toHaveTextContent(/junho de 2027/i));
    await storyOf(context).router.navigate('/apps/calendar');

    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked());
  },
};

export const TheLastPlaceIsRemembered: Story = {
  parameters: { route: '/apps/calendar?view=week&calendars=Family' },
  play: async (context) => {
    await calendarIsThere();

    await waitFor(() =>
      expect(JSON.parse(storyOf(context).area.getItem('embarque.calendar') ?? '{}')).toMatchObject({
        view: 'week',
        calendars: ['Family'],
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(calendarScenarios.stillLoading),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('group', { name: 'Period and view' })).toBeVisible();
  },
};

export const FailedAndTriedAgain: Story = {
  tags: ['core'],
  parameters: { route: '/apps/calendar?view=day' },
  beforeEach: ({ msw }) => msw.use(calendarScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the events");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await eventFace(claims)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NoEvents: Story = {
  parameters: { route: '/apps/calendar?view=list' },
  beforeEach: ({ msw }) => msw.use(calendarScenarios.empty),
  play: async ({ canvas }) => {
    await calendarIsThere();
    await expect(await canvas.findByText(/^No events from \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  },
};

export const NoCalendarIsChosen: Story = {
  parameters: { route: '/apps/calendar?view=list&calendars=none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No calendar is shown. Choose one to see its events.')).toBeVisible();
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(calendarScenarios.veryLongTexts),
  play: async () => {
    await calendarIsThere();
    await eventFace(claims);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ThousandsOfEvents: Story = {
  beforeEach: ({ msw }) => msw.use(calendarScenarios.thousandsOfRows),
  play: async () => {
    await calendarIsThere();
    await waitFor(() => expect(document.querySelector('[data-event]')).toBeVisible());
    await expect(document.querySelectorAll('[data-event]').length).toBeLessThanOrEqual(84);
  },
};

export const PhonesBeginWithTheList: Story = {
  parameters: { viewport: phone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await calendarIsThere();
    await expect(canvas.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('List');
    await expect(await eventFace(claims)).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const KeysOfThePage: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await calendarIsThere();
    for (const [key, name] of Object.entries({ w: 'Week', d: 'Day', l: 'List', m: 'Month' })) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('t');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('c');

    await expect(await screen.findByRole('dialog', { name: 'Add Event' })).toBeVisible();
    await expect(urlOf(context)).toContain('new=event');
  },
};
