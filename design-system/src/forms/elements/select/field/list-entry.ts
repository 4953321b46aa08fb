import type { ClipboardEvent, DragEvent } from 'react';
import { pastedInto } from '../choices/list-parts.ts';

/** Texts that a field takes apart as soon as they are pasted or dropped. */
export interface ListEntry {
  /** Whether a text is to be taken apart; any other is typed. */
  isList: (text: string) => boolean;
  /** Stands around a pasted text, where it never continues a typed word. */
  glue?: string;
  /** Takes a list, with what was typed around it. */
  take: (text: string) => void;
}

/** Takes pasted lists in the input, and dropped texts in the box around it. */
export function listEntryProps(entry: ListEntry | false | undefined) {
  if (!entry) return {};

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!entry.isList(text)) return;
    event.preventDefault();
    entry.take(pastedInto(event.currentTarget, text, entry.glue));
  };
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement || !event.dataTransfer.types.includes('text/plain')) return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    const text = event.dataTransfer.getData('text');
    const input = event.currentTarget.querySelector<HTMLInputElement>(':scope > input');
    if (!input || !text.trim()) return;
    // A word is typed where it is dropped, and the field's own text is moved: both by the browser.
    if (event.target === input && (!entry.isList(text) || input.value.includes(text))) return;
    event.preventDefault();
    input.focus();
    entry.take([input.value.trim(), text].filter(Boolean).join('\n'));
  };

  return { onPaste, dropProps: { onDragOver, onDrop } };
}
