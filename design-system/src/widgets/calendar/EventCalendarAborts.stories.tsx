import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { dragAborts } from '#storybook/testing/layout/drag-aborts.ts';
import { sampleCalendars } from './calendar.samples.ts';
import { cellOf, dayOf, faceOf, isOver, isPlaced, Kept, lift } from './calendar.stories.testing.tsx';
import type { EventCalendarProps } from './EventCalendar.tsx';

const call = {
  id: 'call',
  title: 'Call',
  calendar: 'family',
  start: '2027-06-16T13:30:00-03:00',
  end: '2027-06-16T15:30:00-03:00',
  allDay: false,
};

const meta = {
  args: {
    calendars: sampleCalendars,
    events: [call],
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

export const AnEventThatIsNotDroppedIsBackInPlace: Story = {
  name: 'An event that is not dropped is back in place (XK-13)',
  play: async (context) => {
    const { args } = context;
    await isPlaced(context, 'call');
    for (const { name, abort } of dragAborts) {
      await context.step(name, async () => {
        const at = await lift(faceOf(context, 'call'), cellOf(context, '2027-06-18'));
        await abort(at);
        await fireEvent.click(cellOf(context, '2027-06-18'), at);
        await isOver();
        await waitFor(() => expect(faceOf(context, 'call')).toBeVisible());
        await expect(dayOf(context, 'call')).toBe('2027-06-16');
      });
    }
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const DaysThatAreNotDroppedAddNothing: Story = {
  play: async (context) => {
    await isPlaced(context, 'call');
    for (const { name, abort } of dragAborts) {
      await context.step(name, async () => {
        await abort(await lift(cellOf(context, '2027-06-14'), cellOf(context, '2027-06-15')));
        await isOver();
      });
    }
    await expect(context.args.onAdd).not.toHaveBeenCalled();
  },
};
