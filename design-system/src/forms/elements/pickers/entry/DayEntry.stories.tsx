import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { DatePicker } from '../DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker.tsx';

const onDayChange = fn();
const onRangeChange = fn();

const meta = {
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: 'Departure', onChange: onDayChange },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const firstPart = (canvas: Canvas, group: string) =>
  required(within(canvas.getByRole('group', { name: group })).getAllByRole('spinbutton')[0], 'first part');

export const TakesTwoDigitsForAYearOfThisCentury: Story = {
  name: 'Takes two digits for a year of this century (BR2-10)',
  play: async ({ canvas, userEvent, step }) => {
    const group = canvas.getByRole('group', { name: 'Departure' });
    await step('typed', async () => {
      await userEvent.click(firstPart(canvas, 'Departure'));
      await userEvent.keyboard('211126{Tab}');
      await expect(onDayChange).toHaveBeenLastCalledWith({ value: '2026-11-21' });
      await expect(group).toHaveTextContent('21/11/2026');
    });
    await step('typed with its signs', async () => {
      await userEvent.click(firstPart(canvas, 'Departure'));
      await userEvent.keyboard('1/2/27');
      await expect(onDayChange).toHaveBeenLastCalledWith({ value: '2027-02-01' });
    });
    await step('pasted', async () => {
      await userEvent.paste('21/11/26');
      await expect(onDayChange).toHaveBeenLastCalledWith({ value: '2026-11-21' });
    });
    await step('but asks for the fourth of three', async () => {
      await userEvent.click(firstPart(canvas, 'Departure'));
      await userEvent.keyboard('2111202');
      await userEvent.click(document.body);
      await expect(onDayChange).toHaveBeenLastCalledWith({ value: null });
      await expect(canvas.getByText('Type all four digits of the year.')).toBeVisible();
      await expect(group).toHaveTextContent('21/11/202');
    });
  },
};

export const SaysWhatWasNoDateUntilThereIsOne: Story = {
  name: 'Says what was no date until there is one (BR2-10)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(firstPart(canvas, 'Departure'));
    await userEvent.paste('next Friday');
    await userEvent.click(document.body);
    await expect(canvas.getByText("The pasted text isn't a date.")).toBeVisible();

    await userEvent.click(firstPart(canvas, 'Departure'));
    await userEvent.keyboard('21112026');
    await expect(canvas.queryByText("The pasted text isn't a date.")).toBeNull();
  },
};

export const FillsBothDaysOfARange: Story = {
  name: 'Fills both days of a range (BR2-11)',
  render: () => <DateRangePicker label="Trip" onChange={onRangeChange} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('with sixteen digits', async () => {
      await userEvent.click(firstPart(canvas, 'Trip first day'));
      await userEvent.keyboard('0112202615122026');
      await expect(onRangeChange).toHaveBeenLastCalledWith({ value: { from: '2026-12-01', to: '2026-12-15' } });
      await expect(canvas.getByRole('group', { name: 'Trip first day' })).toHaveTextContent('01/12/2026');
      await expect(canvas.queryByText(/four digits|Complete/)).toBeNull();
    });
    await step('with a range that is pasted', async () => {
      await userEvent.paste('21/11/26 – 24/11/26');
      await expect(onRangeChange).toHaveBeenLastCalledWith({ value: { from: '2026-11-21', to: '2026-11-24' } });
    });
  },
};
