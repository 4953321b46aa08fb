import { type Draft, hasRecipients, invalidAddresses } from './compose.draft.ts';
import type { ComposeContext, ComposeEvent, ComposeProblem } from './compose.machine.ts';

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
