import { type Draft, type DraftStart, hasRecipients, invalidAddresses } from './compose.draft.ts';

/** A reason that blocks sending, or asks for confirmation. */
export type ComposeProblem = 'no recipients' | 'invalid address' | 'no subject' | 'time is past';

/** A message that was sent or discarded and can still be undone. */
interface UndoableDraft {
  undoId: number;
  draft: Draft;
}

export interface ComposeContext {
  draft: Draft | null;
  problem: ComposeProblem | null;
  undoable: readonly UndoableDraft[];
  /** The id of the message that the reader shows. */
  shownId: number | null;
  /** The id of the newest message; ids count down. */
  lastId: number;
  lastUndoId: number;
}

export type ComposeEvent =
  | { type: 'message started'; start: DraftStart }
  | { type: 'draft opened'; draft: Draft }
  /** The draft was open in this tab before a reload. */
  | { type: 'draft restored'; draft: Draft }
  /** The draft was open in another tab, which is closed. */
  | { type: 'orphaned draft found'; draft: Draft }
  | { type: 'draft changed'; change: DraftStart }
  /** The reader shows this message, under which it is answered; null when it shows none. */
  | { type: 'message shown'; id: number | null }
  | { type: 'window closed' }
  | { type: 'window minimised' }
  | { type: 'window maximised' }
  | { type: 'window restored' }
  | { type: 'send requested' }
  /** The sender decides `isPast`, since the machine has no clock. */
  | { type: 'send scheduled'; at: string; isPast: boolean }
  | { type: 'draft discarded' }
  | { type: 'undo requested'; undoId: number }
  | { type: 'undo expired'; undoId: number };

/** Whether the draft that an event is about answers the message that the reader shows. */
export function answersShown(context: ComposeContext, event: ComposeEvent): boolean {
  const shownId = event.type === 'message shown' ? event.id : context.shownId;
  const answered = answeredBy(context, event);
  return answered !== null && answered === shownId;
}

function answeredBy({ draft, undoable }: ComposeContext, event: ComposeEvent): number | null {
  switch (event.type) {
    case 'message started':
      return event.start.answerTo ?? null;
    case 'draft opened':
    case 'draft restored':
      return event.draft.answerTo;
    case 'undo requested':
      return undoable.find(({ undoId }) => undoId === event.undoId)?.draft.answerTo ?? null;
    default:
      return draft?.answerTo ?? null;
  }
}

/** A missing subject stays a problem until there is one. */
export function isSettled(problem: ComposeProblem | null, draft: Draft): boolean {
  if (problem === 'no recipients') return hasRecipients(draft);
  if (problem === 'invalid address') return invalidAddresses(draft).length === 0;
  return problem === 'no subject' ? draft.subject.trim() !== '' : false;
}
