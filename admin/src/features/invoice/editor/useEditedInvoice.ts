import { useActorState } from '../../../app-state/useActorState.ts';
import { loadInvoice } from '../server/invoice.api.ts';
import { type ShownAnswer, useShownAnswer } from '../useShownAnswer.ts';
import type { EditorActor } from './machine/editor.machine.ts';

/** The invoice as the server has it, with pending payments on top; no `answer` for a new one. */
export function useEditedInvoice(actor: EditorActor): ShownAnswer {
  const saved = useActorState(actor, ({ context }) => context.answer);
  return useShownAnswer(saved, () => {
    if (!saved) return;
    void loadInvoice(saved.invoice.id, new AbortController().signal).then(
      (answer) => actor.send({ type: 'payments changed', answer }),
      () => undefined,
    );
  });
}
