import { isComposing } from '../../../../theme/provider/composition.ts';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  use,
  useImperativeHandle,
} from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Search } from './ChoiceField.styles.ts';
import { type Meaning, meantBy, namedSo } from '../choices/meant.ts';
import type { ChoiceStatus } from '../choices/useChoices.ts';

/** Opens and closes the list without taking a row for what was typed. */
export interface ChoiceListHandle {
  open: () => void;
  close: () => void;
}

interface ChoiceSearchProps extends ComponentProps<typeof Search> {
  /** The rows that a text may mean: Enter presses no closed row. */
  meaning: Meaning;
  status: ChoiceStatus;
  /** The text typed since the last choice. */
  typed: string;
  /** Called with each key: whether it says by itself what becomes of the typed text. */
  onKey: (key: { isAnswer: boolean }) => void;
  /** Takes a row for the typed text, where several can be chosen. */
  onTake: ((key: string) => void) | undefined;
  /** Sees a typed text before Enter takes a row for it; returns whether it was dealt with. */
  onEnter: ((text: string) => boolean) | undefined;
  /** Called when Enter finds nothing to take for the typed text, which stays. */
  onUnmatched: ((text: string) => void) | undefined;
  listRef: Ref<ChoiceListHandle>;
}

/** The input of the field: what was typed is chosen by Enter, or by Tab when an option is called so. */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { meaning, status, typed, onKey, onTake, onEnter, onUnmatched, listRef, ...input } = props;
  const state = use(ComboBoxStateContext);
  // React Aria also goes through the content where there is no list.
  useImperativeHandle(state && listRef, () => ({
    open: () => state?.open(null, 'input'),
    close: () => {
      if (state?.isOpen) state.toggle();
    },
  }));
  const isTyped = typed.trim() !== '';
  const isOnOption = state !== null && state.selectionManager.focusedKey !== null;

  const keepOpen = (event: SyntheticEvent) => {
    halt(event);
    onKey({ isAnswer: false });
    if (!state?.isOpen) state?.open(null, 'manual');
  };
  /** With several choices the list of React Aria stays open after each, and would lie over what comes next. */
  const takeAndClose = (event: SyntheticEvent, take: () => void) => {
    halt(event);
    take();
    state?.close();
  };

  const enter = (event: KeyboardEvent) => {
    if (!isTyped) return;
    if (isOnOption) {
      if (onTake && status === 'ready') takeAndClose(event, () => state?.commit());
      return;
    }
    if (onEnter?.(typed)) return takeAndClose(event, () => undefined);
    // The list would close, and throw away what was typed, before the answer is there.
    if (status === 'loading') return keepOpen(event);
    const meant = meantBy(typed, meaning);
    if (meant === undefined) {
      keepOpen(event);
      onUnmatched?.(typed);
    } else if (onTake && status === 'ready') takeAndClose(event, () => onTake(meant));
    else if (state?.isOpen) state.selectionManager.setFocusedKey(meant);
    else keepOpen(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    onKey({ isAnswer: key === 'Enter' || key === 'Escape' || (key === 'Tab' && isOnOption) });
    if (selectsText(event)) event.stopPropagation();
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter') enter(event);
    if (key === 'Tab' && isTyped && state?.isOpen && !isOnOption) {
      const named = namedSo(typed, meaning);
      if (named !== undefined) {
        onKey({ isAnswer: true });
        state.selectionManager.setFocusedKey(named);
      }
    }
  };

  return <Search {...input} onKeyDownCapture={onKeyDown} />;
}

function halt(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Keys that select text in every input, and that a list with several choices would take for its own. */
function selectsText({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ((ctrlKey || metaKey) && key.toLowerCase() === 'a') || (shiftKey && ['Home', 'End'].includes(key));
}
