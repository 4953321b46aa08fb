import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { sampleCalendars } from './calendar.samples.ts';
import { drop, faceOf, isPlaced, Kept, laneOf, lift, middleOf } from './calendar.stories.testing.tsx';
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

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Each event shows its title: wide enough to be read, and whole lines of it. */
async function expectTitles(context: Context, ids: readonly string[] = events) {
  for (const id of ids) await isPlaced(context, id);
  await waitFor(async () => {
    for (const id of ids) {
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
}

export const AnEventBesideOthersShowsItsTitle: Story = {
  name: 'Three events at the same hour of a week each show their title, whole lines of it',
  play: (context) => expectTitles(context),
};

export const AWeekIsThreeDaysOnAPhone: Story = {
  name: 'On a phone three days stand in place of a week, two events at the same hour show their titles, more stand behind a press',
  globals: { viewport: { value: 'mobile2' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('3 days');
    await expect(canvas.getByRole('heading', { name: /16 – 18 de jun. de 2027/ })).toBeVisible();
    await expectTitles(context, ['claims', 'prices']);
    await expect(canvas.getByText('+1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2027-06-19' });
  },
};

export const AMonthOnAPhoneListsTheChosenDay: Story = {
  name: 'A month on a phone shows all of its days, and lists the events of the chosen one below',
  args: { view: 'month', date: '2027-06-16' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /\D1 de junho de 2027/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '09:0010:00ClaimsBusiness',
      '09:0009:30PartnerBusiness',
      '09:0011:00PricesBusiness',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /Prices/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ event: expect.objectContaining({ id: 'prices' }) });

    await userEvent.click(canvas.getByRole('button', { name: /\D29 de junho de 2027/ }));
    await expect(canvas.getByText('No events on this day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an event on this day' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith({ start: '2027-06-29', end: '2027-06-30', allDay: true });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TheHeadOfAPhoneIsOneRow: Story = {
  name: 'On a phone the title, the steps and the views share one row',
  args: { view: 'month' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas, userEvent }) => {
    const parts = [
      canvas.getByRole('button', { name: /Junho de 2027/ }),
      canvas.getByRole('button', { name: 'Previous' }),
      canvas.getByRole('button', { name: 'Next' }),
      canvas.getByRole('combobox', { name: 'View' }),
    ];
    const middles = parts.map((part) => Math.round(middleOf(part).clientY));
    await expect(new Set(middles).size).toBe(1);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'View' }), 'List');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'list', date: '2027-06-16' });
  },
};

export const ADraggedEventShowsItsNewTime: Story = {
  name: 'An event that is dragged shows the time at which it would be dropped',
  play: async (context) => {
    const { canvasElement } = context;
    await isPlaced(context, 'claims');
    const lane = laneOf(context, '2027-06-17');
    // At ten, the middle of that event: the middle of a lane may be out of sight.
    const at = await lift(faceOf(context, 'claims'), lane, faceOf(context, 'prices'));
    await waitFor(() => {
      const mirror = canvasElement.querySelector('.ec-mirror .ec-hours');
      return expect(mirror).toHaveTextContent(/^\d{2}:\d{2} – \d{2}:\d{2}$/);
    });
    const shown = canvasElement.querySelector('.ec-mirror .ec-hours')?.textContent ?? '';
    await expect(shown).not.toBe('09:00 – 10:00');

    await drop(at);
    await waitFor(() => expect(faceOf(context, 'claims').querySelector('.ec-hours')).toHaveTextContent(shown));
  },
};

export const ALongTitleTakesASecondLine: Story = {
  name: 'A long title takes a second line where its day has room, and the month stays as high as it is',
  args: {
    view: 'month',
    events: [
      {
        id: 'winter',
        title: 'Winter sports briefing with the partners from the Alps',
        calendar: 'business',
        start: '2027-06-02',
        end: '2027-06-03',
        allDay: true,
      },
    ],
  },
  play: async (context) => {
    await isPlaced(context, 'winter');
    const title = faceOf(context, 'winter').querySelector('.ec-title');
    await waitFor(() => expect(title?.getBoundingClientRect().height).toBeGreaterThan(28));
    await expect(title?.scrollHeight).toBeLessThanOrEqual((title?.clientHeight ?? 0) + 1);
  },
};
