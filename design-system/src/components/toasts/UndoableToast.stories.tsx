import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { notify } from './notify.tsx';
import { Undoable as UndoableExample } from './Toast.examples.tsx';
import { Toaster } from './toaster/Toaster.tsx';
import { texts, toastOf, toasts } from './toaster/toaster.testing.ts';

const onUndo = fn();
const onExpire = fn();
const shortMs = 150;

const meta = {
  component: Toaster,
  render: (_, { parameters: { example: Example = () => null } }) => (
    <>
      <Example />
      <Toaster />
    </>
  ),
  beforeEach: () => {
    onUndo.mockClear();
    onExpire.mockClear();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { example: UndoableExample } };

export const Conforms: Story = layerConformance(<Toaster />, {
  role: 'region',
  open: () => {
    notify.undoable({ message: 'Policy cancelled', onUndo: () => {} });
  },
});

export const StandsAtTheBottomStartInOneLine: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1280px', height: '720px' } } } },
  },
  play: async ({ canvas }) => {
    notify.undoable({ message: 'Conversation with Beatriz Vasconcelos moved to trash', onUndo });
    const line = await canvas.findByText(/moved to trash$/);
    const { left, bottom, height } = toastOf(line).getBoundingClientRect();
    await expect([left, innerHeight - bottom].map((gap) => gap < 40)).toEqual([true, true]);
    await expect(height).toBeLessThan(72);
  },
};

export const UndoesByButtonOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.undoable({ message: 'Policy cancelled', onUndo, onExpire });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(toasts(canvas)).toEqual([]));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(onExpire).not.toHaveBeenCalled();
  },
};

export const SaysThatAllIsUndone: Story = {
  name: 'Says that one undo is for several changes',
  play: async ({ canvas, userEvent }) => {
    notify.undoable({ message: '3 changes', undoesAll: true, onUndo });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo all' }));

    await waitFor(() => expect(toasts(canvas)).toEqual([]));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

export const UndoesTheNewestByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const onUndoOlder = fn();
    notify.undoable({ message: 'Policy cancelled', onUndo: onUndoOlder, onExpire });
    notify.undoable({ message: 'Card moved', onUndo });
    await canvas.findByText('Card moved');
    await userEvent.keyboard('{Control>}z{/Control}');

    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(onUndoOlder).not.toHaveBeenCalled();
    await waitFor(() => expect(texts(canvas)).toEqual(['Policy cancelled']));
  },
};

export const UndoesOnALayoutInAnotherScript: Story = {
  play: async ({ canvas }) => {
    notify.undoable({ message: 'Card moved', onUndo });
    await canvas.findByText('Card moved');
    // A browser that fills in a field reports keys without a name.
    await expect(() => window.dispatchEvent(new Event('keydown'))).not.toThrow();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'я', code: 'KeyZ', ctrlKey: true }));

    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

export const LeavesUndoKeysToFields: Story = {
  parameters: { example: () => <TextField label="Name" /> },
  play: async ({ canvas, userEvent }) => {
    notify.undoable({ message: 'Card moved', onUndo });
    await canvas.findByText('Card moved');
    await userEvent.type(canvas.getByRole('textbox'), 'Lu{Control>}z{/Control}');

    await expect(onUndo).not.toHaveBeenCalled();
  },
};

export const MakesTheChangeFinalWhenTimeIsOver: Story = {
  play: async ({ canvas }) => {
    notify.undoable({ message: 'Policy cancelled', onUndo, onExpire, durationMs: shortMs });
    await canvas.findByText('Policy cancelled');

    await waitFor(() => expect(onExpire).toHaveBeenCalledOnce());
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

export const MakesTheChangeFinalWhenSentAway: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.undoable({ message: 'Policy cancelled', onUndo, onExpire });
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));

    await expect(onExpire).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

export const EndsThoughThePointerRestsOnAnotherToast: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.info('Gate 7 is closed.', { durationMs: 60_000, position: 'bottom-left' });
    await userEvent.hover(await canvas.findByText('Gate 7 is closed.'));
    notify.undoable({ message: 'Policy cancelled', onUndo, onExpire, durationMs: shortMs });

    await waitFor(() => expect(onExpire).toHaveBeenCalledOnce());
    await waitFor(() => expect(texts(canvas)).toEqual(['Gate 7 is closed.']));
    notify.clear();
  },
};

export const IsHeldWhileThePointerOrFocusIsOnIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const onHold = fn();
    const remove = notify.undoable({ message: 'Policy cancelled', onUndo, onExpire, onHold, durationMs: Infinity });
    await userEvent.hover(await canvas.findByText('Policy cancelled'));
    await expect(onHold.mock.calls).toEqual([[true]]);
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.unhover(canvas.getByText('Policy cancelled'));
    await expect(onHold.mock.calls).toEqual([[true]]);
    canvas.getByRole('button', { name: 'Undo' }).blur();
    await expect(onHold.mock.calls).toEqual([[true], [false]]);
    remove();
    await expect(onExpire).toHaveBeenCalledOnce();
  },
};

const returnsFocus = (fades: boolean): Story => ({
  parameters: { example: () => <TextField label="Name" /> },
  play: async ({ canvas, userEvent }) => {
    const remove = notify.undoable({ message: 'Card moved', onUndo, durationMs: Infinity });
    await canvas.findByText('Card moved');
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    remove({ fades });

    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(toasts(canvas)).toEqual([]));
  },
});

export const ReturnsFocusWhenItIsTakenAway: Story = returnsFocus(false);
export const ReturnsFocusWhenItFades: Story = returnsFocus(true);
