import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { dragInterruptions } from '#storybook/testing/layout/drag-aborts.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import * as examples from './Slider.examples.tsx';
import { sliderKeyboard } from './slider.keyboard.ts';

const meta = {
  component: RangeSlider,
  args: { label: 'Price', onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = { render: examples.SliderTones, tags: ['W-SLD-05'] };
export const Disabled: Story = { render: examples.DisabledSlider };

export const Conforms: Story = conformance<RangeSliderProps>(
  RangeSlider,
  { label: 'Price', description: 'Per person', defaultValue: [20, 60] },
  { keyboard: sliderKeyboard },
);

export const Values: Story = {
  render: examples.Values,
  tags: ['W-SLD-02'],
  play: async ({ canvas, userEvent, step }) => {
    const handle = (name: string) => canvas.getByRole('slider', { name });

    await step('each handle says what it is and its value in words', async () => {
      await expect(handle('From Price of the trip')).toHaveAttribute('aria-valuetext', 'R$\u00A04.000');
      await expect(handle('To Price of the trip')).toHaveAttribute('aria-valuetext', 'R$\u00A08.000');
    });
    await step('uneven steps are taken one by one and said by their value', async () => {
      handle('To Data per day in MB').focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(handle('To Data per day in MB')).toHaveAttribute('aria-valuetext', '800');
      await userEvent.keyboard('{Home}');
      await expect(handle('To Data per day in MB')).toHaveAttribute('aria-valuetext', '50');
    });
  },
};

interface Drag {
  from: number;
  by: number;
}

/** Presses the rail at a hundredth of its length and drags; the left end is the start. */
async function dragRail(slider: HTMLElement, drag: Drag) {
  const { target, end } = await carryRail(slider, drag);
  await fireEvent(target, new PointerEvent('pointerup', end));
}

/** The same without letting go. */
async function carryRail(slider: HTMLElement, { from, by }: Drag) {
  const rail = slider.querySelector<HTMLElement>('[data-orientation]');
  if (!rail) throw new Error('There is no rail.');
  const { left, top, width, height } = rail.getBoundingClientRect();
  const at = (hundredth: number) => ({ clientX: left + (hundredth / 100) * width, clientY: top + height / 2 });
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
  const target = document.elementFromPoint(at(from).clientX, at(from).clientY) ?? rail;
  // The pointer of a test belongs to no device that could be captured.
  if (target instanceof HTMLElement) target.setPointerCapture = () => {};
  await fireEvent(target, new PointerEvent('pointerdown', { ...pointer, ...at(from) }));
  const end = { ...pointer, ...at(from + by) };
  await fireEvent(target, new PointerEvent('pointermove', end));
  return { target, end };
}

export const IsWhereItWasWhenADragIsInterrupted: Story = {
  render: examples.RailBehaviour,
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('group', { name: 'Drag' });
    const values = () =>
      within(slider)
        .getAllByRole<HTMLInputElement>('slider')
        .map(({ value }) => Number(value));
    for (const { name, abort } of dragInterruptions) {
      await step(name, async () => {
        const before = values();
        const { end } = await carryRail(slider, { from: 40, by: 15 });
        await waitFor(() => expect(values()).toEqual(before.map((value) => value + 15)));
        await abort(end);
        await waitFor(() => expect(values()).toEqual(before));
      });
    }
  },
};

export const RailBehaviour: Story = {
  render: examples.RailBehaviour,
  tags: ['W-SLD-03'],
  play: async ({ canvas, step, userEvent }) => {
    const slider = (name: string) => canvas.getByRole('group', { name });
    const values = (name: string) =>
      [...slider(name).querySelectorAll<HTMLInputElement>('input[type="range"]')].map((input) => Number(input.value));

    await step('a tap moves the nearer handle', async () => {
      await dragRail(slider('Tap'), { from: 80, by: 0 });
      await waitFor(() => expect(values('Tap')).toEqual([20, 80]));
    });
    await step('dragging what is between moves both; the bare rail does nothing', async () => {
      await dragRail(slider('Drag'), { from: 40, by: 15 });
      await waitFor(() => expect(values('Drag')).toEqual([35, 75]));
      await dragRail(slider('Drag'), { from: 90, by: 0 });
      await waitFor(() => expect(values('Drag')).toEqual([35, 75]));
    });
    await step('with a fixed drag, a handle takes the other along', async () => {
      canvas.getByRole('slider', { name: 'From Fixed drag' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(values('Fixed drag')).toEqual([21, 61]));
      await dragRail(slider('Fixed drag'), { from: 40, by: 80 });
      await waitFor(() => expect(values('Fixed drag')).toEqual([60, 100]));
    });
    await step('combined, both work', async () => {
      await dragRail(slider('Combined'), { from: 40, by: -10 });
      await waitFor(() => expect(values('Combined')).toEqual([10, 50]));
      await dragRail(slider('Combined'), { from: 90, by: 0 });
      await waitFor(() => expect(values('Combined')).toEqual([10, 90]));
    });
  },
};

export const WithInputs: Story = {
  render: examples.WithInputs,
  tags: ['W-SLD-06'],
  play: async ({ canvas, userEvent }) => {
    const handle = (name: string) => canvas.getByRole('slider', { name: `${name} Temperature at the destination` });

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coldest' }), '5');
    await expect(handle('From')).toHaveAttribute('aria-valuetext', '5 °C');

    const warmest = canvas.getByRole('textbox', { name: 'Warmest' });
    await userEvent.clear(warmest);
    await userEvent.type(warmest, '31{Enter}');
    await expect(handle('To')).toHaveAttribute('aria-valuetext', '31 °C');

    handle('To').focus();
    await userEvent.keyboard('{End}');
    await expect(warmest).toHaveValue('40');
  },
};

export const VerticalTooltips: Story = {
  render: examples.VerticalTooltips,
  tags: ['W-SLD-09'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'To Luggage in kg' }).focus();
    await userEvent.keyboard('{ArrowUp}');

    // Once at the end of the label, once beside the handle.
    for (const value of ['23,1', '8,0']) {
      const places = canvas.getAllByText(value);
      await expect(places).toHaveLength(2);
      for (const position of places) await expect(position).toBeVisible();
    }
  },
};

export const VerticalLimit: Story = {
  render: examples.VerticalLimit,
  tags: ['W-SLD-10'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'To Insured ages' }).focus();
    await userEvent.keyboard('{End}');

    await expect(canvas.getByRole('slider', { name: 'To Insured ages' })).toHaveValue('80');
  },
};

export const TellsEveryValueOnTheWayAndTheLast: Story = {
  args: { defaultValue: [20, 60] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'From Price' }).focus();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenCalledWith({ value: [21, 60] });
    await expect(args.onChangeEnd).toHaveBeenCalledWith({ value: [21, 60] });
  },
};

const keepsItsValuesWithinTheField: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const field = canvas.getByRole('group', { name: 'Price of the trip' }).getBoundingClientRect();
  const values = [...canvasElement.querySelectorAll('bdi')].map((value) => value.getBoundingClientRect());

  await expect(Math.min(...values.map(({ left }) => left))).toBeGreaterThanOrEqual(field.left);
  await expect(Math.max(...values.map(({ right }) => right))).toBeLessThanOrEqual(field.right);
};

export const LongValuesStayWithinTheField: Story = {
  args: {
    label: 'Price of the trip',
    min: 2000,
    max: 10_000,
    pips: 4000,
    format: { style: 'currency', currency: 'BRL' },
  },
  play: keepsItsValuesWithinTheField,
};
export const LongValuesStayWithinTheFieldFromTheRight: Story = {
  ...LongValuesStayWithinTheField,
  globals: { direction: 'rtl' },
};
