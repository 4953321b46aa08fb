import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { setPageClock } from '#storybook/toolbar/page-clock.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { calendarKeyboard } from './calendar.keyboard.ts';
import { manyEvents, sampleCalendars } from './calendar.samples.ts';
import { cellOf, facesOf, faceOf, isPlaced, Kept, laneOf } from './calendar.stories.testing.tsx';
import * as examples from './EventCalendar.examples.tsx';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

const zone = 'America/Sao_Paulo';

const fair = {
  id: 'fair',
  title: 'Travel fair',
  calendar: 'business',
  start: '2027-06-14',
  end: '2027-06-16',
  allDay: true,
};

const props: EventCalendarProps = {
  calendars: sampleCalendars,
  events: [
    fair,
    {
      id: 'call',
      title: 'Call with the partner',
      calendar: 'family',
      start: '2027-06-16T13:30:00-03:00',
      end: '2027-06-16T14:30:00-03:00',
      allDay: false,
    },
    {
      id: 'flight',
      title: 'Night flight',
      calendar: 'personal',
      start: '2027-06-17T23:00:00-03:00',
      end: '2027-06-18T02:00:00-03:00',
      allDay: false,
    },
  ],
  view: 'month',
  date: '2027-06-16',
  timeZone: zone,
  onViewChange: fn(),
  onDateChange: fn(),
  onOpen: fn(),
  onAdd: fn(),
  onMove: fn(),
  onDelete: fn(),
};

const meta = {
  component: EventCalendar,
  args: props,
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<EventCalendarProps>;

export const Playground: Story = {};

export const Team: Story = { render: examples.Team };
export const AWeek: Story = { render: examples.AWeek };
export const ADay: Story = { render: examples.ADay };
export const AsAList: Story = { render: examples.AsAList };
export const Empty: Story = { render: examples.Empty };
export const Loading: Story = { render: examples.Loading };
export const ARefusedMove: Story = { render: examples.ARefusedMove };

export const TwoThousandEvents: Story = {
  render: examples.TwoThousandEvents,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-event]').length).toBeGreaterThan(40));
    await expect(canvasElement.querySelectorAll('[data-event]').length).toBeLessThanOrEqual(84);
  },
};

export const LeadsFromPeriodToPeriod: Story = {
  render: (args) => <Kept {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const view = (name: string) => canvas.getByRole('radio', { name });
    await step('month, and its title, come first', async () => {
      await expect(view('Month')).toBeChecked();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Junho de 2027');
    });
    await step('next and previous go on and back, and the title is spoken', async () => {
      await press('Next');
      await expect(await canvas.findByRole('heading', { name: /Julho de 2027/ })).toBeVisible();
      await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Julho de 2027');
      await press('Previous');
      await press('Previous');
      await expect(canvas.getByRole('heading', { name: /Maio de 2027/ })).toBeVisible();
    });
    await step('week, day and list', async () => {
      await userEvent.click(view('Week'));
      await expect(canvas.getByRole('heading', { name: /16 – 22 de mai. de 2027/ })).toBeVisible();
      await userEvent.click(view('Day'));
      await expect(canvas.getByRole('heading', { name: /Domingo, 16 de maio de 2027/ })).toBeVisible();
      await userEvent.click(view('List'));
      await expect(canvas.getByRole('heading', { name: /Maio de 2027/ })).toBeVisible();
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'list', date: '2027-05-16' });
    });
    await step('Today leads to today, once it is not in sight', async () => {
      await press('Today');
      const today = new Date().toLocaleDateString('sv', { timeZone: zone });
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: today });
      await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const JumpsToADateFromTheTitle: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Junho de 2027/ }));
    await userEvent.click(await screen.findByRole('button', { name: /\D3 de junho de 2027/ }));

    await expect(args.onDateChange).toHaveBeenCalledWith({ date: '2027-06-03' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Junho de 2027/ })).toHaveFocus());
  },
};

/** The events of a story, on top of those of all. */
const some = (count: number) => manyEvents(count, '2027-06-01');

export const TintsEventsAndLeadsFromDaysToTheirView: Story = {
  tags: ['CAL-04'],
  args: { events: some(28 * 4) },
  render: (args) => <Kept {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const day = (date: string) => within(cellOf(context, date)).getByText(String(Number(date.slice(-2))));
    await step('at most two events of a day are shown, in the tint of their calendars', async () => {
      await waitFor(() => expect(cellOf(context, '2027-06-09').querySelectorAll('[data-event]')).toHaveLength(2));
      await expect(within(cellOf(context, '2027-06-09')).getByText('+2 more')).toBeVisible();
      const [one, other] = [...cellOf(context, '2027-06-09').querySelectorAll<HTMLElement>('[data-event]')];
      const tint = (face: HTMLElement | undefined) => getComputedStyle(required(face, 'event')).backgroundColor;
      await expect(tint(one)).not.toBe(tint(other));
      await expect(required(one, 'event').dataset['tone']).toBe('warning');
    });
    await step('the number of a day, and its name in the week, lead to the day', async () => {
      await userEvent.click(day('2027-06-09'));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'day', date: '2027-06-09' });
      await expect(args.onAdd).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.queryByText('qui')).toBeNull());
      await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
      await userEvent.click(await canvas.findByText('qui'));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'day', date: '2027-06-10' });
    });
  },
};

export const ShowsTwoEventsOfADayAndTheRestBehindAPress: Story = {
  args: { events: some(28 * 4) },
  render: (args) => <Kept {...args} />,
  play: async (context) => {
    const { args, canvasElement, userEvent, step } = context;
    const more = () => within(cellOf(context, '2027-06-09')).getByText('+2 more');
    await waitFor(() => expect(cellOf(context, '2027-06-09').querySelectorAll('[data-event]')).toHaveLength(2));
    await step('Escape and the button close it, with the focus where it was', async () => {
      await userEvent.click(more());
      const list = await screen.findByRole('dialog', { name: /9 de junho/ });
      await expect(within(list).getAllByRole('button').length).toBe(5);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(document.activeElement).toHaveClass('ec-more');
      await userEvent.click(more());
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the first press outside only closes it', async () => {
      await userEvent.click(more());
      await screen.findByRole('dialog');
      await userEvent.click(cellOf(context, '2027-06-02').querySelector('.ec-cell-bottom') ?? canvasElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('an event in it opens, and closes it', async () => {
      await userEvent.click(more());
      const list = await screen.findByRole('dialog');
      await userEvent.click(required(within(list).getAllByRole('button').at(-1), 'event'));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const NamesItsCalendarAndRealTimes: Story = {
  args: { view: 'week' },
  render: (args) => <Kept {...args} />,
  play: async (context: Context) => {
    await isPlaced(context, 'flight');
    const [evening, night] = facesOf(context, 'flight');
    await expect(evening).toHaveAccessibleName('Night flight , Personal, 17/06/2027 23:00 – 18/06/2027 02:00');
    await expect(evening).toHaveTextContent('23:00 – 02:00');
    await expect(night).toBeVisible();
    await expect(laneOf(context, '2027-06-18')).toContainElement(night ?? null);
    await expect(faceOf(context, 'call')).toHaveAttribute('title', expect.stringContaining('Family'));
  },
};

export const Conforms: Story = {
  ...conformance(EventCalendar, props, {
    keyboard: buttonKeyboard,
    settle: (context) => isPlaced(context, 'call'),
  }),
  parameters: { keyboard: calendarKeyboard },
};

export const TodayTurnsAtMidnight: Story = {
  name: 'The mark of today and the button follow at midnight (XK-17)',
  args: { date: '2028-02-28' },
  play: async ({ canvas, canvasElement }) => {
    const today = () => canvas.getByRole('button', { name: 'Today' });
    const marked = () => canvasElement.querySelector('.ec-cell.ec-today')?.getAttribute('data-date');
    try {
      setPageClock(Date.parse('2028-01-31T23:59:00-03:00'));
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(today()).not.toHaveAttribute('aria-disabled'));
      setPageClock(Date.parse('2028-02-01T00:00:30-03:00'));
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(marked()).toBe('2028-02-01'), { timeout: 10_000 });
      await expect(today()).toHaveAttribute('aria-disabled', 'true');
    } finally {
      setPageClock(null);
      document.dispatchEvent(new Event('visibilitychange'));
    }
  },
};

export const EventsEndByThemselves: Story = {
  name: 'An event is drawn as past from its end on, and one of whole days from the day after it on',
  play: async (context) => {
    const isPast = (id: string) => faceOf(context, id).hasAttribute('data-past');
    wakeAt(Date.parse('2027-06-15T23:59:00-03:00'));
    await waitFor(() => expect([isPast('fair'), isPast('call')]).toEqual([false, false]));
    wakeAt(Date.parse('2027-06-16T14:29:00-03:00'));
    await waitFor(() => expect([isPast('fair'), isPast('call')]).toEqual([true, false]));
    wakeAt(Date.parse('2027-06-16T14:30:00-03:00'));
    await waitFor(() => expect([isPast('fair'), isPast('call')]).toEqual([true, true]));
  },
};

export const ATitleIsCutAtItsOwnEnd: Story = {
  globals: { direction: 'rtl' },
  args: { events: [{ ...fair, title: 'Travel fair with all partners of the region, first and second hall' }] },
  play: async (context) => {
    const title = required(faceOf(context, 'fair').querySelector('bdi'), 'title');
    const range = document.createRange();
    range.setStart(title.firstChild ?? title, 0);
    range.setEnd(title.firstChild ?? title, 1);
    const letter = range.getBoundingClientRect();
    await expect(letter.left).toBeGreaterThanOrEqual(title.getBoundingClientRect().left);
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  },
};
