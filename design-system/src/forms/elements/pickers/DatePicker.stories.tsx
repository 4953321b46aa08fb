import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { dateEntryKeyboard } from './date-picker.keyboard.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import * as examples from './DatePicker.examples.tsx';
import { dayFromToday } from '../../../lib/i18n/day-from-today.ts';
import { formatDay } from './dates/dates.ts';
import { DatesPicker } from './DatesPicker.tsx';
import { daysTaken } from './dates/dates.takes.ts';
import { DateTimePicker } from './DateTimePicker.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: DatePicker,
  subcomponents: { DateTimePicker, DatesPicker, TimeField, Calendar },
  parameters: { takes: daysTaken },
  args: { label: 'Departure', onChange: fn() },
  argTypes: { labelAction: { control: false }, presets: { control: false }, disabledRanges: { control: false } },
  loaders: [() => import('./layers/layers.ts')],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });
const calendar = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Playground: Story = {};

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-PCK-01'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;

    await step('a day is typed the Portuguese way', async () => {
      await userEvent.click(part(/^dia/));
      await userEvent.keyboard('05122026');
      await expect(canvas.getByRole('group', { name: 'Departure' })).toHaveTextContent('05/12/2026');
    });
    await step('a day of the calendar is taken, and focus returns', async () => {
      await open(context);
      await userEvent.click(within(await calendar()).getByRole('button', { name: /24 de dezembro de 2026/ }));
      await gone();
      await expect(canvas.getByRole('group', { name: 'Departure' })).toHaveTextContent('24/12/2026');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Open the calendar/ })).toHaveFocus());
    });
    await step('it is emptied by its button, which hands focus on to the first part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Departure' }));
      await expect(canvas.getByRole('group', { name: 'Departure' })).toHaveTextContent('dd/mm/aaaa');
      await expect(part(/^dia/)).toHaveFocus();
    });
  },
};

export const DateAndTime: Story = {
  render: examples.DateAndTime,
  tags: ['W-PCK-02'],
  play: async (context) => {
    await open(context);
    const layer = within(await calendar());
    await context.userEvent.click(layer.getByRole('button', { name: /^.*28 de novembro de 2026/ }));
    await context.userEvent.click(layer.getByRole('spinbutton', { name: /^hora/ }));
    await context.userEvent.keyboard('0630');
    await context.userEvent.click(layer.getByRole('button', { name: 'Done' }));
    await gone();

    await expect(context.canvas.getByRole('group', { name: 'Check-in closes' })).toHaveTextContent(
      /28.11.2026, \W?06:30/,
    );
  },
};

export const MultipleDates: Story = {
  render: examples.MultipleDates,
  tags: ['W-PCK-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Days with roaming 21/11/2026, 24/11/2026' }));
    const layer = within(await calendar());
    await userEvent.click(layer.getByRole('button', { name: /21 de novembro/ }));
    await userEvent.click(layer.getByRole('button', { name: /28 de novembro/ }));
    await userEvent.keyboard('{Escape}');
    await gone();

    await expect(canvas.getByRole('button', { name: 'Days with roaming 24/11/2026, 28/11/2026' })).toBeVisible();
  },
};

export const Time: Story = {
  render: examples.Time,
  tags: ['W-PCK-05'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(part(/^hora/));
    await userEvent.keyboard('2359');

    await expect(canvas.getByRole('group', { name: 'Boarding' })).toHaveTextContent('23:59');
  },
};

export const HumanFriendly: Story = {
  render: examples.HumanFriendly,
  tags: ['W-PCK-06'],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('9 de novembro de 2026', { selector: '[aria-hidden] > bdi' });
    const parts = canvas.getByRole('group', { name: /^Cover begins/ }).closest('[data-entry]');
    await expect(text).toBeVisible();
    await expect(parts).toHaveStyle({ opacity: '0' });
    await userEvent.tab();

    await expect(text).not.toBeVisible();
    await expect(parts).toHaveStyle({ opacity: '1' });
    await expect(part(/^dia/)).toHaveFocus();
  },
};

export const DisabledRange: Story = {
  render: examples.DisabledRange,
  tags: ['W-PCK-07'],
  play: async (context) => {
    await context.userEvent.click(part(/^dia/));
    await context.userEvent.keyboard(formatDay(dayFromToday(5)).replaceAll('/', ''));
    await expect(context.canvas.getByText(/^This day is not available/)).toBeVisible();
    await open(context);

    const layer = await calendar();
    const struck = layer.querySelectorAll('[data-unavailable]:not([data-outside-month])');
    await expect(struck.length).toBeGreaterThan(0);
    await expect(struck[0]).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Inline: Story = {
  render: examples.Inline,
  tags: ['W-PCK-08'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /21 de novembro/ }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const cell = canvas.getByRole('button', { name: /28 de novembro/ }).closest('td');
    await expect(cell).toHaveAttribute('aria-selected', 'true');

    required(canvas.getByRole('grid').parentElement, 'calendar').style.inlineSize = '12rem';
    await expect(canvas.getByRole('grid').offsetWidth).toBe(192);
  },
};

export const Limits: Story = { render: examples.Limits };

export const Shortcuts: Story = {
  render: examples.Shortcuts,
  play: async (context) => {
    await open(context);
    await context.userEvent.click(within(await calendar()).getByRole('button', { name: 'Yesterday' }));
    await gone();

    await expect(context.canvas.getByRole('group', { name: 'Refund paid on' })).toHaveTextContent(
      formatDay(dayFromToday(-1)),
    );
  },
};

export const Conforms: Story = conformance<DatePickerProps>(
  DatePicker,
  { label: 'Departure', defaultValue: '2026-11-21', isClearable: true, errorMessage: 'This flight is full.' },
  { keyboard: dateEntryKeyboard, opens: true },
);

export const SaysWhyADayIsRefused: Story = {
  args: { min: '2026-11-10', max: '2026-11-30', defaultValue: '2026-11-09' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Choose 10/11/2026 or a later day.')).toBeVisible();
    await expect(part(/^dia/)).toBeInvalid();

    await userEvent.click(part(/^dia/));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-10' });
    await expect(canvas.queryByText(/or a later day/)).toBeNull();
  },
};

export const SaysThatADayDoesNotExist: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(part(/^dia/));
    await userEvent.keyboard('31022026');
    await expect(canvas.queryByText(/has 28 days/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByText('February 2026 has 28 days.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-02-28' });
    await expect(part(/^dia/)).toBeInvalid();
    await userEvent.click(part(/^dia/));
    await userEvent.keyboard('27');
    await expect(canvas.queryByText(/has 28 days/)).toBeNull();
  },
};

export const AsksForTheMissingPartsOfADay: Story = {
  args: { defaultValue: '2026-02-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(part(/^dia/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(document.body);

    await expect(canvas.getByText('Complete the date.')).toBeVisible();
    await expect(part(/^dia/)).toBeInvalid();
    await userEvent.click(part(/^dia/));
    await userEvent.keyboard('07');
    await expect(canvas.queryByText('Complete the date.')).toBeNull();
  },
};

export const TakesWhatIsPasted: Story = {
  render: (props) => (
    <>
      <DatePicker {...props} />
      <DateTimePicker label="Check-in" defaultValue="2026-11-28T06:30" />
      <TimeField label="Boarding" />
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const paste = async (field: string, text: string) => {
      const [first] = within(canvas.getByRole('group', { name: field })).getAllByRole('spinbutton');
      await userEvent.click(required(first, 'first part'));
      await userEvent.paste(text);
    };
    await step('as people write it, or computers', async () => {
      await paste('Departure', '21/11/2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-21' });
      await paste('Departure', '2026-12-24T10:00:00Z');
      await expect(canvas.getByText("Not added, because it doesn't fit: 10:00.")).toBeVisible();
      await paste('Boarding', '9:05');
      await expect(canvas.getByRole('group', { name: 'Boarding' })).toHaveTextContent('09:05');
    });
    await step('a day leaves the time as it is', async () => {
      await paste('Check-in', '1.12.2026');
      await expect(canvas.getByRole('group', { name: 'Check-in' })).toHaveTextContent(/01.12.2026, \W?06:30/);
    });
    await step('also the day that was there before a part of it was deleted', async () => {
      await userEvent.click(part(/^dia.*Departure/));
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(canvas.getByRole('group', { name: 'Departure' })).not.toHaveTextContent('24');
      await paste('Departure', '24/12/2026');
      await expect(canvas.getByRole('group', { name: 'Departure' })).toHaveTextContent('24/12/2026');
    });
    await step('and says what is no date, which changes nothing', async () => {
      await paste('Departure', 'next Friday');
      await expect(canvas.getByText("The pasted text isn't a date.")).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-24' });
    });
  },
};

export const GoesToAnyMonthOfAnyYear: Story = {
  args: { defaultValue: '1984-03-12' },
  play: async (context) => {
    await open(context);
    const layer = within(await calendar());
    await context.userEvent.selectOptions(layer.getByRole('combobox', { name: 'Year' }), '1990');
    await context.userEvent.selectOptions(layer.getByRole('combobox', { name: 'Month' }), 'julho');
    await context.userEvent.click(layer.getByRole('button', { name: / 7 de julho de 1990/ }));

    await expect(context.args.onChange).toHaveBeenLastCalledWith({ value: '1990-07-07' });
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const OpensByKeysAndIsSentWithItsForm: Story = {
  args: { name: 'departure', defaultValue: '2026-11-21' },
  decorators: (Story) => (
    <form onSubmit={onSubmit}>
      <Story />
    </form>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /21 de novembro/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await gone();
    await waitFor(() => expect(part(/^dia/)).toHaveFocus());

    onSubmit.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form)]).toEqual([['departure', '2026-11-22']]);
  },
};
