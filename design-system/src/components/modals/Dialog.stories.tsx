import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { elementAt } from '#storybook/testing/required.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import * as examples from './Dialog.examples.tsx';

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={(event) => {
          props.onClose(event);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  component: Dialog,
  args: { isOpen: false, title: 'Send the policy again', children: 'The earlier link stops working.', onClose: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Playground: Story = {};

export const Conforms: Story = layerConformance(
  <Dialog isOpen title="Send the policy again" onClose={fn()}>
    The earlier link stops working.
  </Dialog>,
  { role: 'dialog' },
);
export const Basic: Story = { render: examples.Basic, tags: ['W-MOD-01', 'W-MOD-02'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-MOD-06'] };
export const LongContent: Story = {
  render: examples.LongContent,
  tags: ['W-MOD-10'],
  play: async (context) => {
    await open(context);
    await screen.findByRole('region', { name: 'Terms of the annual policy' });
  },
};

export const IsNamedByItsTitleAndTakesFocus: Story = {
  play: async (context) => {
    await open(context);

    await expect(screen.getByRole('dialog', { name: 'Send the policy again' })).toHaveFocus();
  },
};

const ref = createRef<HTMLElement>();

export const PassesRefRestClassAndStyleToTheDialog: Story = {
  args: { isOpen: true, ref, id: 'again', className: 'from-outside', style: { outlineOffset: 7 } },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');

    await expect(ref.current).toBe(dialog);
    await expect(dialog).toHaveAttribute('id', 'again');
    await expect(dialog).toHaveClass('from-outside');
    await expect(dialog.style.outlineOffset).toBe('7px');
  },
};

export const MakesRoomForLongWordsOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { isOpen: true, title: 'unbreakable'.repeat(19), children: 'unbreakable'.repeat(19) },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');

    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const KeepsFocusInsideAndReturnsIt: Story = {
  tags: ['KBD-02'],
  play: async (context) => {
    await open(context);
    const close = screen.getByRole('button', { name: 'Close' });
    await context.userEvent.tab();
    await expect(close).toHaveFocus();
    await context.userEvent.tab();
    await expect(close).toHaveFocus();

    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const SaysHowItWasClosed: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await open(context);
    await userEvent.keyboard('{Escape}');
    await gone();
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await open(context);
    await userEvent.click(elementAt(2, 2));
    await gone();

    await expect(args.onClose).toHaveBeenNthCalledWith(1, { reason: 'escape' });
    await expect(args.onClose).toHaveBeenNthCalledWith(2, { reason: 'button' });
    await expect(args.onClose).toHaveBeenNthCalledWith(3, { reason: 'backdrop' });
  },
};

export const StaysWhenATextSelectionEndsOutside: Story = {
  play: async (context) => {
    await open(context);
    const backdrop = elementAt(2, 2);
    await context.userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('The earlier link stops working.') },
      { target: backdrop },
      { keys: '[/MouseLeft]', target: backdrop },
    ]);

    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const ScrollsLongContentBetweenTitleAndFooter: Story = {
  render: examples.LongContent,
  play: async (context) => {
    await open(context);

    const content = await screen.findByRole('region', { name: 'Terms of the annual policy' });
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};
