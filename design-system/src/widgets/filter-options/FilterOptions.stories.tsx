import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { checkboxKeyboard } from '../../forms/elements/checkbox/checkbox.keyboard.ts';
import { radioGroupKeyboard } from '../../forms/elements/radio/radio-group.keyboard.ts';
import { FilterOptions, type FilterOptionsProps } from './FilterOptions.tsx';
import { FilterOptionsSkeleton } from './FilterOptionsSkeleton.tsx';
import * as examples from './FilterOptions.examples.tsx';

const args: FilterOptionsProps = {
  label: 'Kind',
  options: [
    { value: 'insurance', label: 'Travel insurance', count: 128 },
    { value: 'esim', label: 'eSIM plans', count: 64 },
    { value: 'luggage', label: 'Luggage' },
  ],
  chosen: ['insurance'],
  onChange: fn(),
};

const meta = { component: FilterOptions, args } satisfies Meta<typeof FilterOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneItem: Story = {
  render: examples.OneItem,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'eSIM plans' }));
    await expect(canvas.getByRole('radio', { name: 'eSIM plans' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Travel insurance' })).not.toBeChecked();
    await expect(canvas.getByText('1.204')).toBeVisible();
  },
};

export const SeveralAtOnce: Story = {
  render: examples.SeveralAtOnce,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Portugal'));
    await userEvent.click(canvas.getByText('Japan'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const ByRating: Story = {
  render: examples.ByRating,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars and more' }));
    await expect(canvas.getByRole('radio', { name: '4 stars and more' })).toBeChecked();
  },
};

export const WithASlider: Story = {
  render: examples.WithASlider,
  play: async ({ canvas }) => {
    const price = within(canvas.getByRole('group', { name: 'Price' }));
    await expect(price.getAllByRole('radio')).toHaveLength(2);
    await expect(price.getByRole('slider', { name: /From.*Price range/ })).toBeInTheDocument();
  },
};

export const Conforms: Story = conformance<FilterOptionsProps>(FilterOptions, args, { keyboard: radioGroupKeyboard });
export const SeveralConform: Story = conformance<FilterOptionsProps>(
  FilterOptions,
  { ...args, mode: 'several' },
  { keyboard: checkboxKeyboard },
);

export const IsAGroupWhereOneExcludesTheOthers: Story = {
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Kind' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Luggage' }));
    await expect(onChange).toHaveBeenCalledWith({ chosen: ['luggage'] });
  },
};

export const TakesInAndOutWhereSeveralAreChosen: Story = {
  args: { mode: 'several', chosen: ['insurance', 'esim'] },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Luggage' }));
    await expect(onChange).toHaveBeenLastCalledWith({ chosen: ['insurance', 'esim', 'luggage'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Travel insurance' }));
    await expect(onChange).toHaveBeenLastCalledWith({ chosen: ['esim'] });
  },
};

export const CannotBeChosenFromWhileItIsDisabled: Story = {
  args: { disabled: true },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Luggage' }));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const ADrawingStandsInTheLineOfItsButton: Story = {
  render: examples.ByRating,
  play: async ({ canvas }) => {
    const [button, stars] = [canvas.getAllByRole('radio')[0], canvas.getAllByRole('img')[0]].map((each) =>
      each?.getBoundingClientRect(),
    );
    const middleOf = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;

    await expect(Math.abs(middleOf(stars) - middleOf(button))).toBeLessThan(1);
  },
};

export const SkeletonConforms: Story = conformance(FilterOptionsSkeleton, { options: 3 });

export const TakesTheRoomOfItsSkeleton: Story = {
  render: (props) => (
    <>
      <FilterOptions {...props} data-testid="options" />
      <FilterOptionsSkeleton options={3} data-testid="skeleton" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('options').offsetHeight);
  },
};
