import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { focusedElement } from '#storybook/testing/required.ts';
import { sampleCalendars } from './calendar.samples.ts';
import { dayOf, facesOf, isPlaced, Kept } from './calendar.stories.testing.tsx';
import { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';

const props: EventCalendarProps = {
  calendars: sampleCalendars,
  events: [
    { id: 'fair', title: 'Travel fair', calendar: 'business', start: '2027-06-16', end: '2027-06-17', allDay: true },
    {
      id: 'call',
      title: 'Call',
      calendar: 'family',
      start: '2027-06-16T13:30:00-03:00',
      end: '2027-06-16T14:30:00-03:00',
      allDay: false,
    },
  ],
  view: 'month',
  date: '2027-06-16',
  timeZone: 'America/Sao_Paulo',
  onViewChange: fn(),
  onDateChange: fn(),
  onOpen: fn(),
  onAdd: fn(),
  onMove: fn(),
  onDelete: fn(),
};

const meta = {
  args: props,
  render: (args) => <Kept {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<EventCalendarProps>;

export default meta;
type Story = StoryObj<EventCalendarProps>;
type Context = StoryContext<EventCalendarProps>;

/** Focuses the grid as Tab does, which has one stop. */
async function enter({ canvas }: Context) {
  const stops = [...canvas.getByRole('application').querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.tabIndex >= 0,
  );
  await expect(stops).toHaveLength(1);
  stops[0]?.focus();
}

async function isOn(name: RegExp) {
  await waitFor(() => expect(focusedElement()).toHaveAccessibleName(expect.stringMatching(name)));
}

export const GoesFromDayToDay: Story = {
  play: async (context) => {
    const { args, userEvent, step } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await isOn(/^Wednesday,? 16 June 2027, 2 events$/);
    await step('by arrow keys, and to the ends of the week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await isOn(/24 June 2027, no events/);
      await userEvent.keyboard('{Home}');
      await isOn(/^Sunday,? 20 June/);
      await userEvent.keyboard('{End}');
      await isOn(/^Saturday,? 26 June/);
    });
    await step('by month, which the owner follows', async () => {
      await userEvent.keyboard('{PageDown}');
      await isOn(/26 July 2027/);
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2027-07-26' });
      await userEvent.keyboard('{PageUp}');
      await isOn(/26 June 2027/);
    });
    await step('and Enter adds there', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAdd).toHaveBeenCalledWith({ start: '2027-06-26', end: '2027-06-27', allDay: true });
    });
  },
};

export const GoesFromSlotToSlot: Story = {
  args: { view: 'week' },
  play: async (context) => {
    const { args, userEvent } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await isOn(/16 June 2027, 09:00, 2 events/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await isOn(/17 June 2027, 09:30/);
    await expect(args.onAdd).toHaveBeenCalledWith({
      start: '2027-06-17T09:30:00-03:00',
      end: '2027-06-17T10:30:00-03:00',
      allDay: false,
    });
    await userEvent.keyboard('{ArrowUp}'.repeat(20));
    await isOn(/^Thursday,? 17 June 2027, no events$/);
  },
};

export const OpensAndDeletesAnEvent: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await userEvent.keyboard('n');
    await isOn(/^Travel fair/);
    await userEvent.keyboard('{ArrowDown}');
    await isOn(/^Call/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ event: props.events[1] });

    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(facesOf(context, 'call')).toEqual([]));
    await isOn(/16 June 2027, 1 event$/);
  },
};

export const MovesAnEventOnceAltIsReleased: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await userEvent.keyboard('n{ArrowDown}');
    await step('each step is spoken and shown, and focus stays on the event', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}');
      await expect(await canvas.findByText('Call: 18/06/2027, 13:30 – 14:30')).toBeInTheDocument();
      await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-18'));
      await isOn(/^Call/);
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-25'));
      await isOn(/^Call/);
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('many steps are one move', async () => {
      await userEvent.keyboard('{/Alt}');
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith({
        id: 'call',
        from: { start: '2027-06-16T13:30:00-03:00', end: '2027-06-16T14:30:00-03:00', allDay: false },
        to: { start: '2027-06-25T13:30:00-03:00', end: '2027-06-25T14:30:00-03:00', allDay: false },
      });
      await isOn(/^Call/);
    });
    await step('Escape takes it back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dayOf(context, 'call')).toBe('2027-06-16'));
      await expect(await canvas.findByText('Call is back: 16/06/2027, 13:30 – 14:30')).toBeInTheDocument();
      await expect(args.onMove).toHaveBeenCalledTimes(2);
      await isOn(/^Call/);
    });
  },
};

export const ChangesTheEndOfAnEvent: Story = {
  args: { view: 'week' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await userEvent.keyboard('n{ArrowDown}{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowUp}{/Alt}');
    await expect(await canvas.findByText('Call: 16/06/2027, 13:15 – 14:45')).toBeInTheDocument();
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({
        to: { start: '2027-06-16T13:15:00-03:00', end: '2027-06-16T14:45:00-03:00', allDay: false },
      }),
    );
    await isOn(/^Call/);
  },
};

function LoadedAgain(args: EventCalendarProps) {
  const [events, setEvents] = useState(args.events);
  useEffect(() => {
    const change = () =>
      setEvents((all) => all.map((each) => ({ ...each, title: `${each.title}, changed by another` })));
    window.addEventListener('events loaded again', change);
    return () => window.removeEventListener('events loaded again', change);
  }, []);
  return <EventCalendar {...args} events={events} />;
}

export const KeepsFocusWhenEventsAreLoadedAgain: Story = {
  render: (args) => <LoadedAgain {...args} />,
  play: async (context) => {
    const { userEvent } = context;
    await isPlaced(context, 'call');
    await enter(context);
    await userEvent.keyboard('n{ArrowDown}');
    window.dispatchEvent(new Event('events loaded again'));
    await isOn(/^Call, changed by another/);
    await userEvent.keyboard('{ArrowUp}');
    await isOn(/^Travel fair/);
  },
};

export const DoesAllOfItInTheList: Story = {
  args: { view: 'list' },
  play: async (context) => {
    const { args, userEvent } = context;
    await isPlaced(context, 'call');
    context.canvas.getByRole('application').focus();
    await isOn(/^Travel fair/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ event: props.events[1] });
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({
        to: { start: '2027-06-17T13:30:00-03:00', end: '2027-06-17T14:30:00-03:00', allDay: false },
      }),
    );
    await isOn(/^Call/);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(facesOf(context, 'call')).toEqual([]));
    await isOn(/^Travel fair/);
  },
};

export const MirrorsTheArrowKeys: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await isPlaced(context, 'call');
    await enter(context);
    await context.userEvent.keyboard('{ArrowLeft}');
    await isOn(/17 June/);
  },
};
