import { type KeyboardEvent, useId, useState } from 'react';
import { hasFolded } from '../../../lib/i18n/search/find-folded.ts';
import type { SavedReply } from '../chat-composer.types.ts';

interface SavedRepliesUse {
  written: string;
  replies: readonly SavedReply[];
  onWrite: (text: string) => void;
}

/** The saved replies to choose from while a "/" and a word are all that is written. */
export function useSavedReplies({ written, replies, onWrite }: SavedRepliesUse) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [, query] = /^\/([^\n]*)$/.exec(written) ?? [];
  const fitting =
    query === undefined || written === dismissed ? [] : replies.filter(({ title }) => hasFolded(title, query));
  const isOpen = fitting.length > 0;
  const index = Math.min(current, fitting.length - 1);
  const choose = ({ text }: SavedReply) => {
    onWrite(text);
    setCurrent(0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const reply = fitting[index];
    if (!reply || event.nativeEvent.isComposing || event.shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setCurrent((index + step + fitting.length) % fitting.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(reply);
    else if (event.key === 'Escape') setDismissed(written);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A field of several lines cannot be a combobox; it can say which option is the current one.
  const relations = {
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${index}` : undefined,
  } as const;
  return { id, fitting, index, isOpen, choose, onKeyDown, relations: replies.length > 0 ? relations : {} };
}
