import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { type DraftMistake, mistakesIn } from '../model/editor.draft.ts';
import type { EditorActor } from '../machine/editor.machine.ts';

/** The discount names its own. */
type NamedMistake = Exclude<DraftMistake, 'discount'>;

/** The sentence about a mistake, once saving was asked for; about the dates at once, because both are on screen. */
export function useMistake(actor: EditorActor): (mistake: NamedMistake) => string | undefined {
  const { t } = useLingui();
  const showsMistakes = useActorState(actor, ({ context }) => context.showsMistakes);
  const found = useActorState(actor, ({ context }) => mistakesIn(context.draft).join());
  const sentences: Record<NamedMistake, string> = {
    'no issue date': t`Enter the date of the invoice.`,
    'no due date': t`Enter the due date.`,
    'due before issue': t`The due date is before the date of the invoice.`,
    'no client': t`Choose a client.`,
    'no lines': t`Add at least one item.`,
    lines: t`Correct the marked items.`,
  };
  return (mistake) => {
    const isShown = showsMistakes || mistake === 'due before issue';
    return isShown && found.split(',').includes(mistake) ? sentences[mistake] : undefined;
  };
}
