import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from './Button.tsx';
import * as examples from './Button.examples.tsx';
import { buttonKeyboard } from './button.keyboard.ts';

const meta = {
  component: Button,
  args: { children: 'Issue policy', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Solid: Story = { render: examples.Solid, tags: ['W-BTN-01'] };
export const Outline: Story = { render: examples.Outline, tags: ['W-BTN-02'] };
export const Soft: Story = { render: examples.Soft, tags: ['W-BTN-03'] };
export const Ghost: Story = { render: examples.Ghost };
export const Gradient: Story = { render: examples.Gradient, tags: ['W-BTN-04'] };
export const Relief: Story = { render: examples.Relief, tags: ['W-BTN-05'] };
export const Round: Story = { render: examples.Round, tags: ['W-BTN-06'] };
export const WithIcon: Story = { render: examples.WithIcon, tags: ['W-BTN-07'] };
export const IconOnly: Story = { render: examples.IconOnly, tags: ['W-BTN-08'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-BTN-11'] };
export const FullWidth: Story = { render: examples.FullWidth, tags: ['W-BTN-12'] };
export const Busy: Story = { render: examples.Busy };

export const Conforms: Story = conformance(Button, { children: 'Issue policy' }, { keyboard: buttonKeyboard });

export const CallsOnClickOncePerPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue policy' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

const ignoresPressesAndKeepsFocus: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Issue policy' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');

  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
};

export const IgnoresPressesWhileBusyAndKeepsFocus: Story = {
  args: { isBusy: true },
  play: async (context) => {
    await ignoresPressesAndKeepsFocus(context);
    const button = context.canvas.getByRole('button', { name: 'Issue policy' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(getComputedStyle(button)).toMatchObject({ opacity: '1', cursor: 'progress' });
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const DoesNotSubmitItsFormWhileBusy: Story = {
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Policy number" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'EM-2041{Enter}');
    await userEvent.click(canvas.getByRole('button'));

    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const KeepsItsWidthWhenItBecomesBusy: Story = {
  render: (args) => (
    <>
      <Button {...args} data-testid="idle" />
      <Button {...args} data-testid="busy" isBusy />
    </>
  ),
  play: async ({ canvas }) => {
    const idle = canvas.getByTestId('idle').getBoundingClientRect();
    const busy = canvas.getByTestId('busy').getBoundingClientRect();

    await expect({ width: busy.width, height: busy.height }).toEqual({ width: idle.width, height: idle.height });
  },
};

export const IgnoresPressesWhileIdleAndKeepsFocus: Story = {
  args: { isIdle: true },
  play: async (context) => {
    await ignoresPressesAndKeepsFocus(context);
    const button = context.canvas.getByRole('button', { name: 'Issue policy' });
    await expect(getComputedStyle(button)).toMatchObject({ opacity: '0.5', cursor: 'not-allowed' });
  },
};

export const CannotBePressedWhenDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Issue policy' });
    button.click();

    await expect(button).toBeDisabled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RipplesFromThePointer: Story = {
  globals: { motion: 'system' },
  tags: ['W-BTN-14'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Issue policy' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });

    const drawnBy = button
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
    await expect(drawnBy).toContain('::after');
  },
};

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

export const SetsItsWordsInTheMiddleInEverySize: Story = {
  render: examples.Sizes,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const offsets = canvas
      .getAllByRole('button')
      .map((button) => middleOf(placeOfText(button, 0)) - middleOf(button.getBoundingClientRect()));

    await expect(offsets).toHaveLength(6);
    await expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(0.1);
  },
};
