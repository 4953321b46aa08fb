import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { hrefOf } from '../model/email.query.ts';
import { emptyDraft } from './compose.draft.ts';
import { composeMachine } from './compose.machine.ts';

const ana = 'ana@example.com';
const nobody = 'not an address';
const draft = emptyDraft(-1, { to: [ana] });
const answered = 38;
const answer = emptyDraft(-2, { to: [ana], subject: 'Re: Your claim', answerTo: answered });
const at = '2026-12-01T10:00:00Z';

export const walk = walkThrough(composeMachine).with({
  page: '../EmailPage',
  parametersOf: (path) => (path === 'writing.inline' ? { route: hrefOf({ mail: answered }) } : {}),
  sees: {
    closed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Compose' })).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'writing.inline': async ({ expect, screen }) => {
      const button = await screen.findByRole('button', { name: 'Open in a window' }, { timeout: 15_000 });
      await expect(button).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'writing.docked': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Maximise' })).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    },
    'writing.minimised': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Restore window' })).toBeVisible();
      await expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    },
    'writing.maximised': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Make it smaller' })).toBeVisible();
    },
  },
  inputs: [{ lastId: -1 }],
  events: () => [
    { type: 'message started', start: {} },
    { type: 'message started', start: { to: [ana], subject: 'Re: Your claim', answerTo: answered } },
    { type: 'draft opened', draft },
    { type: 'draft opened', draft: answer },
    { type: 'message shown', id: answered },
    { type: 'message shown', id: null },
    { type: 'draft restored', draft },
    { type: 'draft restored', draft: answer },
    { type: 'orphaned draft found', draft },
    { type: 'draft changed', change: { to: [] } },
    { type: 'draft changed', change: { to: [nobody] } },
    { type: 'draft changed', change: { to: [ana], subject: '' } },
    { type: 'draft changed', change: { to: [ana], subject: 'Your policy' } },
    { type: 'window closed' },
    { type: 'window minimised' },
    { type: 'window maximised' },
    { type: 'window restored' },
    { type: 'send requested' },
    { type: 'send scheduled', at, isPast: true },
    { type: 'send scheduled', at, isPast: false },
    { type: 'draft discarded' },
    { type: 'undo requested', undoId: 1 },
    { type: 'undo requested', undoId: 99 },
    { type: 'undo expired', undoId: 1 },
  ],
  alike: ({ context: { draft: written, problem, undoable, shownId } }) => [
    shownId,
    written?.answerTo,
    written?.to,
    written?.subject,
    problem,
    undoable.length,
  ],
  stopWhen: ({ context }) => context.undoable.length > 2,
});
