import { assign, enqueueActions, setup } from 'xstate';
import { badAddresses, type Draft, type DraftStart, emptyDraft, hasRecipients, isEmpty } from './compose.draft.ts';

/** What keeps a mail from being sent, or asks for a second thought. */
export type ComposeProblem = 'no recipients' | 'bad address' | 'no subject' | 'time is over';

/** A mail that was sent or discarded a moment ago: it can be had back. */
interface Held {
  no: number;
  draft: Draft;
}

export interface ComposeContext {
  /** The mail in the window. */
  draft: Draft | null;
  problem: ComposeProblem | null;
  held: readonly Held[];
  /** The id of the mail that was begun last; they count down. */
  lastId: number;
  lastNo: number;
}

export type ComposeEvent =
  | { type: 'mail begun'; start: DraftStart }
  | { type: 'draft opened'; draft: Draft }
  /** It was in the window of this tab when its page went. */
  | { type: 'draft restored'; draft: Draft }
  /** It was in the window of another tab, which is gone. */
  | { type: 'draft left behind'; draft: Draft }
  | { type: 'draft changed'; change: DraftStart }
  | { type: 'window closed' }
  | { type: 'window minimised' }
  | { type: 'window maximised' }
  | { type: 'window restored' }
  | { type: 'sending asked' }
  /** `isPast` is told by whoever has a clock. */
  | { type: 'sending scheduled'; at: string; isPast: boolean }
  | { type: 'mail discarded' }
  | { type: 'mail taken back'; no: number }
  | { type: 'time to take back is over'; no: number };

export type ComposeEmitted =
  | { type: 'mail sent'; no: number; draft: Draft; scheduledFor: string | undefined }
  | { type: 'mail discarded'; no: number; draft: Draft }
  /** It was put away, and can be opened again. */
  | { type: 'draft kept'; draft: Draft }
  /** Its window is open, so it is not among the mails that were put away. */
  | { type: 'draft taken up'; draft: Draft };

export interface ComposeInput {
  /** Ids of new mails count down from here: those of no other page may be near. */
  lastId: number;
}

const composeSetup = setup({
  types: {
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    input: {} as ComposeInput,
    emitted: {} as ComposeEmitted,
  },
  guards: {
    'it has no recipients': ({ context }) => context.draft !== null && !hasRecipients(context.draft),
    'an address is wrong': ({ context }) => context.draft !== null && badAddresses(context.draft).length > 0,
    'the subject is missing, and nobody asked yet': ({ context }) =>
      context.draft !== null && !context.draft.subject.trim() && context.problem !== 'no subject',
    'the time is over': ({ event }) => event.type === 'sending scheduled' && event.isPast,
    'it can be had back': ({ context, event }) =>
      event.type === 'mail taken back' && context.held.some(({ no }) => no === event.no),
  },
  actions: {
    'begin a mail': assign(({ context, event }) => {
      if (event.type !== 'mail begun') return {};
      const id = context.lastId - 1;
      return { draft: emptyDraft(id, event.start), lastId: id, problem: null };
    }),
    'open the draft': enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'draft opened') return;
      const { draft } = event;
      enqueue.assign({ draft, problem: null });
      enqueue.emit({ type: 'draft taken up', draft });
    }),
    'restore the draft': assign(({ event }) =>
      event.type === 'draft restored' ? { draft: event.draft, problem: null } : {},
    ),
    'put the found draft away': enqueueActions(({ event, enqueue }) => {
      if (event.type === 'draft left behind') enqueue.emit({ type: 'draft kept', draft: event.draft });
    }),
    'change the draft': assign(({ context, event }) => {
      if (event.type !== 'draft changed' || !context.draft) return {};
      const draft = { ...context.draft, ...event.change };
      return { draft, problem: isSettled(context.problem, draft) ? null : context.problem };
    }),
    'put the draft away': enqueueActions(({ context: { draft }, enqueue }) => {
      if (draft && !isEmpty(draft)) enqueue.emit({ type: 'draft kept', draft });
    }),
    'forget the draft': assign({ draft: null, problem: null }),
    'say what is wrong': assign((_, problem: ComposeProblem) => ({ problem })),
    'hand the mail over': enqueueActions(({ context, event, enqueue }) => {
      const { draft } = context;
      if (!draft) return;
      const no = context.lastNo + 1;
      const scheduledFor = event.type === 'sending scheduled' ? event.at : undefined;
      enqueue.assign({ lastNo: no, held: [...context.held, { no, draft }] });
      enqueue.emit({ type: 'mail sent', no, draft, scheduledFor });
    }),
    'throw the mail away': enqueueActions(({ context, enqueue }) => {
      const { draft } = context;
      if (!draft) return;
      const no = context.lastNo + 1;
      if (!isEmpty(draft)) {
        enqueue.assign({ lastNo: no, held: [...context.held, { no, draft }] });
        enqueue.emit({ type: 'mail discarded', no, draft });
      }
    }),
    'take the mail back': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'mail taken back') return;
      const held = context.held.find(({ no }) => no === event.no);
      if (!held) return;
      enqueue.assign({ draft: held.draft, problem: null, held: context.held.filter(({ no }) => no !== event.no) });
      enqueue.emit({ type: 'draft taken up', draft: held.draft });
    }),
    'let go of the mail': assign(({ context, event }) =>
      event.type === 'time to take back is over' ? { held: context.held.filter(({ no }) => no !== event.no) } : {},
    ),
  },
});

/** What is asked before a mail leaves, in this order; only what passes all of it is handed over. */
const checks = [
  { guard: 'it has no recipients', actions: { type: 'say what is wrong', params: 'no recipients' } },
  { guard: 'an address is wrong', actions: { type: 'say what is wrong', params: 'bad address' } },
  {
    guard: 'the subject is missing, and nobody asked yet',
    actions: { type: 'say what is wrong', params: 'no subject' },
  },
] as const;

const handOver = { target: '#compose.closed', actions: ['hand the mail over', 'forget the draft'] } as const;

/**
 * The window in which a mail is written. There is one at a time: whatever opens another puts the mail in it away first, so
 * nothing that was typed is lost. A mail leaves only through the checks, and stays at hand for as long as it can be taken back.
 */
export const composeMachine = composeSetup.createMachine({
  id: 'compose',
  context: ({ input }) => ({ draft: null, problem: null, held: [], lastId: input.lastId, lastNo: 0 }),
  initial: 'closed',
  on: {
    'mail begun': { target: '.writing', actions: ['put the draft away', 'begin a mail'] },
    'draft opened': { target: '.writing', actions: ['put the draft away', 'open the draft'] },
    'mail taken back': {
      guard: 'it can be had back',
      target: '.writing',
      actions: ['put the draft away', 'take the mail back'],
    },
    'draft left behind': { actions: 'put the found draft away' },
    'time to take back is over': { actions: 'let go of the mail' },
  },
  states: {
    closed: { on: { 'draft restored': { target: 'writing.minimised', actions: 'restore the draft' } } },
    writing: {
      initial: 'docked',
      on: {
        'draft changed': { actions: 'change the draft' },
        'window closed': { target: 'closed', actions: ['put the draft away', 'forget the draft'] },
        'sending asked': [...checks, handOver],
        'sending scheduled': [
          { guard: 'the time is over', actions: { type: 'say what is wrong', params: 'time is over' } },
          ...checks,
          handOver,
        ],
        'mail discarded': { target: 'closed', actions: ['throw the mail away', 'forget the draft'] },
      },
      states: {
        docked: { on: { 'window minimised': 'minimised', 'window maximised': 'maximised' } },
        minimised: { on: { 'window restored': 'docked', 'window maximised': 'maximised' } },
        maximised: { on: { 'window restored': 'docked', 'window minimised': 'minimised' } },
      },
    },
  },
});

/** Whether what was wrong is put right; the question about the subject stands until there is one. */
function isSettled(problem: ComposeProblem | null, draft: Draft): boolean {
  if (problem === 'no recipients') return hasRecipients(draft);
  if (problem === 'bad address') return badAddresses(draft).length === 0;
  return problem === 'no subject' ? draft.subject.trim() !== '' : false;
}
