import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { manyEvents, sampleCalendars } from './calendar.samples.ts';
import { cellOf, faceOf, isPlaced, Kept } from './calendar.stories.testing.tsx';
import type { EventCalendarProps } from './EventCalendar.tsx';

const at = (id: string, title: string, from: string, to: string) => ({
  id,
  title,
  calendar: 'business',
  start: `2027-06-16T${from}:00-03:00`,
  end: `2027-06-16T${to}:00-03:00`,
  allDay: false,
});

const meta = {
  args: {
    calendars: sampleCalendars,
    events: [
      at('claims', 'Claims', '09:00', '10:00'),
      at('partner', 'Partner', '09:00', '09:30'),
      at('prices', 'Prices', '09:00', '11:00'),
    ],
    view: 'week',
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
  parameters: {
    viewport: {
      options: { ...MINIMAL_VIEWPORTS, wide: { name: 'Wide', styles: { width: '1280px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<EventCalendarProps>;

export default meta;
type Story = StoryObj<EventCalendarProps>;

const events = ['claims', 'partner', 'prices'] as const;

export const AnEventBesideOthersShowsItsTitle: Story = {
  name: 'Three events at the same hour of a week each show their title, whole lines of it',
  play: async (context) => {
    for (const id of events) await isPlaced(context, id);
    await waitFor(async () => {
      for (const id of events) {
        const face = faceOf(context, id);
        const title = face.querySelector('.ec-title bdi')?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = face.getBoundingClientRect();
        await expect({ id, isWide: title.width > 20, isHigh: title.height >= 15 }).toEqual({
          id,
          isWide: true,
          isHigh: true,
        });
        await expect({ id, isInside: title.top >= top && title.bottom <= bottom + 1 }).toEqual({ id, isInside: true });
      }
    });
  },
};

export const AMonthBeginsWithItsFirstWeekOnAPhone: Story = {
  name: 'A month on a phone begins with its first week, late in the month too',
  args: { view: 'month', date: '2027-06-29', events: manyEvents(100, '2027-06-01') },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const first = cellOf(context, '2027-06-01');
    await waitFor(() => expect(first.getBoundingClientRect().height).toBeGreaterThan(0));
    const scrolled = [...context.canvasElement.querySelectorAll('.ec *')].filter(({ scrollTop }) => scrollTop > 0);
    await expect(scrolled).toEqual([]);
  },
};
