import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { checkboxKeyboard } from '../../forms/elements/checkbox/checkbox.keyboard.ts';
import { sampleCalendars } from '../calendar/calendar.samples.ts';
import * as examples from './CalendarFilters.examples.tsx';
import { CalendarFilters, type CalendarFiltersProps } from './CalendarFilters.tsx';

const props: CalendarFiltersProps = { calendars: sampleCalendars, shown: ['business'], onChange: () => {} };

const meta = { component: CalendarFilters, args: props } satisfies Meta<typeof CalendarFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FourOfFive: Story = { render: examples.FourOfFive };

export const ViewAllIsCheckedOnlyWhenAllAre: Story = {
  render: examples.FourOfFive,
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name });
    const checked = () => canvas.getAllByRole<HTMLInputElement>('checkbox').map((each) => each.checked);
    await expect(box('View All')).toBePartiallyChecked();

    await step('the last one makes it all', async () => {
      await userEvent.click(box('ETC'));
      await expect(checked()).toEqual([true, true, true, true, true, true]);
      await expect(box('View All')).not.toBePartiallyChecked();
    });
    await step('it takes all away, and brings all back', async () => {
      await userEvent.click(box('View All'));
      await expect(checked()).toEqual([false, false, false, false, false, false]);
      await userEvent.click(box('View All'));
      await expect(checked()).toEqual([true, true, true, true, true, true]);
    });
    await step('one alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Only Family' }));
      await expect(checked()).toEqual([false, false, false, true, false, false]);
    });
  },
};

export const Conforms: Story = conformance(CalendarFilters, props, { keyboard: checkboxKeyboard });
