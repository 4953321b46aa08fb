import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { Journal } from '../../../outbox/journal/journal.types.ts';
import { persistedInMemory } from '../../../storage/persisted.testing.ts';
import { storage } from '../../../storage/storage.ts';
import { undoMachine } from './undo.machine.ts';
import { nothing, partly, saved, wholly } from './undo.testing.ts';

const button =
  (name: RegExp, isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('button', { name, busy: isBusy })).toBeVisible();
  };
const text =
  (note: RegExp): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByText(note)).toBeVisible();
  };

export const walk = walkThrough(undoMachine).with({
  page: './JournalUndo',
  sees: {
    idle: button(/^Undo: /, false),
    checking: button(/^Undo: /, true),
    asking: button(/^Undo the rest: /, false),
    staying: text(/^Changed again since/),
    failed: text(/^Couldn't check what can be undone/),
    retrying: button(/^Undo: /, true),
  },
  inputs: [{ one: saved, outbox: idleOutbox().actor, journal: persistedInMemory<Journal>([saved]), storage }],
  events: () => [
    { type: 'withdraw' },
    { type: 'undo', one: saved },
    { type: 'try again', one: saved },
    { type: 'undo the rest' },
    { type: 'leave everything' },
  ],
  answers: {
    'find undo': { done: [wholly, partly, nothing], errors: [new Error('The server is busy.')] },
    'find command': { done: [saved.entry], errors: [new Error('The server is busy.')] },
  },
  alike: ({ context: { found, error } }) => [found?.plan, error !== null],
});
