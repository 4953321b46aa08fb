import type { Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { JournalState } from '../journal/journal.types.ts';

/** The colour of each state of a change. */
export const changeTones: Record<JournalState, Tone> = {
  waiting: 'warning',
  saved: 'success',
  refused: 'danger',
  undoing: 'info',
  undone: 'secondary',
};

/** Names how far a change has come. */
export function useChangeStates(): Record<JournalState, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'change' }),
    saved: t({ message: 'Saved', context: 'change' }),
    refused: t({ message: 'Refused', context: 'change' }),
    undoing: t({ message: 'Undoing', context: 'change' }),
    undone: t({ message: 'Undone', context: 'change' }),
  };
}
