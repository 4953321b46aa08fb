import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { dateEntryKeyboard } from './date-picker.keyboard.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import * as examples from './DateRangePicker.examples.tsx';
import { daysTaken } from './dates/dates.takes.ts';
import { dayFromToday } from '../../../lib/i18n/day-from-today.ts';

const meta = {
  component: DateRangePicker,
  parameters: { takes: daysTaken },
  args: { label: 'Days of the trip', onChange: fn() },
  argTypes: { labelAction: { control: false }, presets: { control: false }, disabledRanges: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./layers/layers.ts')],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Playground: Story = {};

export const Range: Story = {
  render: examples.Range,
  tags: ['W-PCK-04'],
  play: async (context) => {
    const group = (name: string) => context.canvas.getByRole('group', { name });
    await expect(group('Days of the trip first day')).toHaveTextContent('01/02/2020');
    await expect(group('Days of the trip last day')).toHaveTextContent('15/02/2020');

    await open(context);
    const layer = within(screen.getByRole('dialog'));
    await context.userEvent.click(layer.getByRole('button', { name: /10 de fevereiro/ }));
    await context.userEvent.click(layer.getByRole('button', { name: /20 de fevereiro/ }));
    await gone();
    await expect(group('Days of the trip first day')).toHaveTextContent('10/02/2020');
    await expect(group('Days of the trip last day')).toHaveTextContent('20/02/2020');
  },
};

export const RangeShortcuts: Story = { render: examples.RangeShortcuts, play: open };

export const Conforms: Story = conformance<DateRangePickerProps>(
  DateRangePicker,
  {
    label: 'Days of the trip',
    defaultValue: { from: '2026-11-21', to: '2026-11-28' },
    isClearable: true,
    errorMessage: 'This flight is full.',
  },
  { keyboard: dateEntryKeyboard, opens: true },
);

export const TakesShortcutsAndMarksTheOneThatIsChosen: Story = {
  args: { presets: [{ label: 'Last 7 days', value: { from: dayFromToday(-6), to: dayFromToday() } }] },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await gone();
    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      value: { from: dayFromToday(-6), to: dayFromToday() },
    });

    await open(context);
    await expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
  },
};

export const ReportsNoRangeThatEndsBeforeItBegins: Story = {
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(part(/^dia, Days of the trip first day/));
    await userEvent.keyboard('13');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await expect(canvas.getByText('The last day must not be before the first.')).toBeVisible();

    await userEvent.click(part(/^dia, Days of the trip last day/));
    await userEvent.keyboard('14');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '2026-11-13', to: '2026-11-14' } });
    await expect(canvas.queryByText('The last day must not be before the first.')).toBeNull();
  },
};
