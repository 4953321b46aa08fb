import { type ComponentProps, type KeyboardEvent, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Search } from './ChoiceField.styles.ts';
import { meantBy, namedSo } from '../choices/meant.ts';
import type { useChoices } from '../choices/useChoices.ts';

interface ChoiceSearchProps extends ComponentProps<typeof Search> {
  choices: Pick<ReturnType<typeof useChoices>, 'rows' | 'status'>;
  /** The text typed since the last choice. */
  typed: string;
  /** Keys of rows that Enter must not press. */
  closed: readonly string[];
  /** Called with each key: whether it says by itself what becomes of the typed text. */
  onKey: (key: { isAnswer: boolean }) => void;
}

/** The input of the field: what was typed is chosen by Enter, or by Tab when an option is called so. */
export function ChoiceSearch({ choices: { rows, status }, typed, closed, onKey, ...props }: ChoiceSearchProps) {
  const state = use(ComboBoxStateContext);

  const takeTyped = (event: KeyboardEvent) => {
    onKey({ isAnswer: ['Enter', 'Tab', 'Escape'].includes(event.key) });
    const isMeant = state?.isOpen && state.selectionManager.focusedKey === null && typed.trim() !== '';
    if (!isMeant || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && status === 'loading') {
      // The list would close, and throw away what was typed, before the answer is there.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const find = { Enter: meantBy, Tab: namedSo }[event.key];
    const meant = find?.(typed, rows, closed);
    if (meant !== undefined) state.selectionManager.setFocusedKey(meant);
  };

  return <Search {...props} onKeyDownCapture={takeTyped} />;
}
