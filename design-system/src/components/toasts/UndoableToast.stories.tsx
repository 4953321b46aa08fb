import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { notify } from './notify.tsx';
import { Undoable as UndoableExample } from './Toast.examples.tsx';
import { Toaster } from './toaster/Toaster.tsx';
import { texts, toasts } from './toaster/toaster.testing.ts';

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

export const UndoesByButtonOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.undoable({ message: 'Policy cancelled', onUndo, onExpire });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(toasts(canvas)).toEqual([]));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(onExpire).not.toHaveBeenCalled();
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
