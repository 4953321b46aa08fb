import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { sampleCalendars } from './calendar.samples.ts';
import {
  cellOf,
  dayOf,
  drop,
  faceOf,
  facesOf,
  isPlaced,
  Kept,
  laneOf,
  lift,
  middleOf,
  Refused,
} from './calendar.stories.testing.tsx';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

const call = {
  id: 'call',
  title: 'Call',
  calendar: 'family',
  start: '2027-06-16T13:30:00-03:00',
  end: '2027-06-16T15:30:00-03:00',
  allDay: false,
};
const fair = { id: 'fair', title: 'Fair', calendar: 'business', start: '2027-06-10', end: '2027-06-11', allDay: true };
const from = { start: call.start, end: call.end, allDay: false };

const meta = {
  args: {
    calendars: sampleCalendars,
    events: [call, fair],
    view: 'month',
    date: '2027-06-16',
    timeZone: 'America/Sao_Paulo',
    onViewChange: fn(),
    onDateChange: fn(),
    onOpen: fn(),
    onAdd: fn(),
    onMove: fn(),
  },
  render: (args) => <Kept {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<EventCalendarProps>;

export default meta;
type Story = StoryObj<EventCalendarProps>;
type Context = StoryContext<EventCalendarProps>;

const liftCallTo = async (context: Context, day: string) => {
  await isPlaced(context, 'call');
  return lift(faceOf(context, 'call'), cellOf(context, day));
};

export const MovesAnEventToAnotherDayAtTheSameTime: Story = {
  play: async (context) => {
    await drop(await liftCallTo(context, '2027-06-18'));

    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith({
        id: 'call',
        from,
        to: { start: '2027-06-18T13:30:00-03:00', end: '2027-06-18T15:30:00-03:00', allDay: false },
      }),
    );
    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-18'));
  },
};

export const MovesAnAllDayEventWithItsEnd: Story = {
  name: 'Moves an all-day event with its end (XK-02)',
  play: async (context) => {
    await isPlaced(context, 'fair');
    await drop(await lift(faceOf(context, 'fair'), cellOf(context, '2027-06-09')));

    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ to: { start: '2027-06-09', end: '2027-06-10', allDay: true } }),
      ),
    );
  },
};

export const ARefusedMoveIsBackAtOnce: Story = {
  render: (args) => <EventCalendar {...args} />,
  play: async (context) => {
    await drop(await liftCallTo(context, '2027-06-18'));

    await waitFor(() => expect(context.args.onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-16'));
  },
};

export const AMoveThatIsRefusedLaterSlidesBack: Story = {
  globals: { motion: 'system' },
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await drop(await liftCallTo(context, '2027-06-18'));
    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-18'));
    await isPlaced(context, 'call');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-16'));
    await waitFor(() => expect(faceOf(context, 'call').getAnimations().length).toBe(1));
  },
};

export const AMoveThatIsRefusedInAnotherViewDoesNotSlide: Story = {
  globals: { motion: 'system' },
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    const slid = spyOn(Element.prototype, 'animate');
    await drop(await liftCallTo(context, '2027-06-18'));
    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-18'));
    await isPlaced(context, 'call');
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(laneOf(context, '2027-06-18')).toBeVisible());
    slid.mockClear();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Refuse' }));

    await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-16'));
    await isPlaced(context, 'call');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(slid).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 200 }));
  },
};

export const BecomesOneDayAndAnHourAgain: Story = {
  name: 'Becomes one day, and an hour again (XK-16)',
  args: { view: 'week' },
  // High enough for the day above and ten o'clock below.
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { args } = context;
    await isPlaced(context, 'call');
    await drop(await lift(faceOf(context, 'call'), cellOf(context, '2027-06-17')));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ to: { start: '2027-06-17', end: '2027-06-18', allDay: true } }),
      ),
    );
    await waitFor(() => expect(cellOf(context, '2027-06-17')).toContainElement(faceOf(context, 'call')));
    await isPlaced(context, 'call');

    const tenOClock = required(context.canvasElement.querySelector('.ec-slot[data-time="10:00:00"]'), 'slot');
    await drop(await lift(faceOf(context, 'call'), laneOf(context, '2027-06-17'), tenOClock));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(2));
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({
        to: {
          start: expect.stringMatching(/^2027-06-17T10:/),
          end: expect.stringMatching(/^2027-06-17T11:/),
          allDay: false,
        },
      }),
    );
  },
};

export const AddsWhereItIsPressedAndOverTheDaysThatAreDragged: Story = {
  name: 'Adds where it is pressed, and over the days that are dragged (XK-01)',
  play: async (context) => {
    const { args } = context;
    await isPlaced(context, 'call');
    const [first, second] = [cellOf(context, '2027-06-14'), cellOf(context, '2027-06-15')];
    await fireEvent.pointerDown(first);
    await fireEvent.mouseDown(first, middleOf(first));
    await drop(middleOf(first));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-15', allDay: true });

    await drop(await lift(first, second));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    await expect(args.onAdd).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-16', allDay: true });
  },
};

const crowd = Array.from({ length: 8 }, (_, index) => ({
  ...call,
  id: `crowd ${index}`,
  title: 'An event with a very long name '.repeat(10),
  end: '2027-06-16T13:45:00-03:00',
}));

export const TheListOfADayMakesWayForWhatIsDraggedOutOfIt: Story = {
  args: { events: [...crowd, fair] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /more/ }));
    const list = required(document.querySelector<HTMLElement>('.ec-popover'), 'list of the day');
    const face = required(list.querySelector<HTMLElement>('[data-event="crowd 7"]'), 'event of the list');
    await waitFor(() => expect(face).toBeVisible());
    const at = await lift(face, cellOf(context, '2027-06-24'));
    await expect(list).not.toBeVisible();
    await drop(at);

    await waitFor(() => expect(document.querySelector('.ec-popover')).toBeNull());
    await waitFor(() => expect(dayOf(context, 'crowd 7')).toBe('2027-06-24'));
  },
};

export const EventsAtTheSameTimeCanAllBePressed: Story = {
  name: 'Eight short events at the same time can all be pressed (XK-20)',
  args: { view: 'day', events: crowd },
  play: async (context) => {
    await isPlaced(context, 'crowd 7');
    const lane = laneOf(context, '2027-06-16').getBoundingClientRect();
    const boxes = crowd.map(({ id }) => faceOf(context, id).getBoundingClientRect());

    await expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
    await expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(lane.right);
    await expect(faceOf(context, 'crowd 0')).toHaveAccessibleName(
      expect.stringContaining(crowd[0]?.title.trim() ?? ''),
    );
    await expect(facesOf(context, 'crowd 0')).toHaveLength(1);
  },
};

// Fingers come last: FullCalendar ignores the mouse for half a second after them.
const touches = (target: Element, at: { clientX: number; clientY: number }) => {
  const touch = new Touch({ identifier: 1, target, ...at, pageX: at.clientX, pageY: at.clientY });
  return { touches: [touch], changedTouches: [touch], bubbles: true, cancelable: true };
};

/** Longer than the finger has to rest. */
const held = () => new Promise((resolve) => setTimeout(resolve, 700));

async function touch(face: HTMLElement) {
  const start = middleOf(face);
  await fireEvent.pointerDown(face, { ...start, pointerType: 'touch' });
  face.dispatchEvent(new TouchEvent('touchstart', touches(face, start)));
  await held();
  return start;
}

export const ACancelledTouchMovesNothing: Story = {
  play: async (context) => {
    await isPlaced(context, 'call');
    const face = faceOf(context, 'call');
    await touch(face);
    const to = middleOf(cellOf(context, '2027-06-18'));
    face.dispatchEvent(new TouchEvent('touchmove', touches(face, to)));
    face.dispatchEvent(new TouchEvent('touchcancel', { ...touches(face, to), touches: [] }));

    await waitFor(() => expect(faceOf(context, 'call')).toBeVisible());
    await expect(dayOf(context, 'call')).toBe('2027-06-16');
    await expect(context.args.onMove).not.toHaveBeenCalled();
    await expect(context.args.onOpen).not.toHaveBeenCalled();
  },
};

export const AFlickOpensNothingAndAFingerThatRestsOpens: Story = {
  name: 'A flick opens nothing, and a finger that rests opens (XK-10)',
  play: async (context) => {
    const { args } = context;
    await isPlaced(context, 'call');
    const face = faceOf(context, 'call');
    const start = middleOf(face);
    const flicked = { ...start, clientY: start.clientY - 120 };
    await fireEvent.pointerDown(face, { ...start, pointerType: 'touch' });
    face.dispatchEvent(new TouchEvent('touchstart', touches(face, start)));
    face.dispatchEvent(new TouchEvent('touchmove', touches(face, flicked)));
    face.dispatchEvent(new TouchEvent('touchend', { ...touches(face, flicked), touches: [] }));
    const at = await touch(face);
    await expect(args.onOpen).not.toHaveBeenCalled();
    face.dispatchEvent(new TouchEvent('touchend', { ...touches(face, at), touches: [] }));

    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith({ event: call }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
