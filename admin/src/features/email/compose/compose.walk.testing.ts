import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { emptyDraft } from './compose.draft.ts';
import { composeMachine } from './compose.machine.ts';

const ana = 'ana@example.com';
const nobody = 'not an address';
const draft = emptyDraft(-1, { to: [ana] });
const at = '2026-12-01T10:00:00Z';

export const walk = walkThrough(composeMachine).with({
  page: '../EmailPage',
  inputs: [{ lastId: -1 }],
  events: () => [
    { type: 'mail begun', start: {} },
    { type: 'draft opened', draft },
    { type: 'draft restored', draft },
    { type: 'draft left behind', draft },
    { type: 'draft changed', change: { to: [] } },
    { type: 'draft changed', change: { to: [nobody] } },
    { type: 'draft changed', change: { to: [ana], subject: '' } },
    { type: 'draft changed', change: { to: [ana], subject: 'Your policy' } },
    { type: 'window closed' },
    { type: 'window minimised' },
    { type: 'window maximised' },
    { type: 'window restored' },
    { type: 'sending asked' },
    { type: 'sending scheduled', at, isPast: true },
    { type: 'sending scheduled', at, isPast: false },
    { type: 'mail discarded' },
    { type: 'mail taken back', no: 1 },
    { type: 'mail taken back', no: 99 },
    { type: 'time to take back is over', no: 1 },
  ],
  alike: ({ context: { draft: written, problem, held } }) => [written?.to, written?.subject, problem, held.length],
  stopWhen: ({ context }) => context.held.length > 2,
});
