import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { insertText } from '../../../lib/insert-text.ts';
import { undoStepOf } from '../../../lib/pressed-letter.ts';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import type { InvoiceLinesProps } from '../invoice-lines.types.ts';
import { type EditableLine, isBlank, type LineFields } from '../model/editable-line.ts';
import { type PastedLines, pastedText, readPastedLines } from '../model/pasted-lines.ts';

interface LinePasteOptions extends Pick<InvoiceLinesProps, 'lines' | 'onReplace'> {
  /** The currency's code. */
  currency: string;
  add: (index: number, lines: readonly Partial<LineFields>[], replacing?: string) => void;
  goToNext: (next: { index: number; field: string }) => void;
  announce: (text: string) => void;
}

interface LastPaste {
  index: number;
  count: number;
  /** The lines that were there before. */
  lines: readonly EditableLine[];
  /** The field that it was pasted into. */
  from: { index: number; field: string };
}

/** Lines that are pasted, and taken back as a whole. Text without columns stays in its field. */
export function useLinePaste({ lines, currency, add, goToNext, announce, onReplace }: LinePasteOptions) {
  const { t } = useLingui();
  const typedSign = useTypedSign();
  const [note, setNote] = useState('');
  const last = useRef<LastPaste>(undefined);

  const forget = () => {
    last.current = undefined;
    setNote('');
  };
  const noteOf = ({ unread, rounded }: PastedLines) => {
    const figures = unread.join(' · ');
    const roundings = rounded.map(({ typed, taken }) => `${typed} → ${taken}`).join(' · ');
    return [
      unread.length > 0 && t`Couldn't read ${figures}. Enter these numbers with a comma for decimals.`,
      rounded.length > 0 && t`Rounded: ${roundings}.`,
    ]
      .filter(Boolean)
      .join(' ');
  };
  const pasteLines = (pasted: PastedLines, index: number, field: string) => {
    const line = lines[index];
    if (!line) return;
    const count = pasted.lines.length;
    const isReplaced = isBlank(line);
    const at = isReplaced ? index : index + 1;
    add(at, pasted.lines, isReplaced ? line.id : undefined);
    announce(t`${plural(count, { one: '# line pasted.', other: '# lines pasted.' })}`);
    setNote(noteOf(pasted));
    last.current = { index: at, count, lines: isReplaced ? [line] : [], from: { index, field } };
  };

  return {
    /** Names the pasted figures that were not taken as they are, until the next edit. */
    note,
    /** Something else was edited: the pasted lines are not taken back as a whole any more. */
    forget,
    paste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData('text/plain');
      const { target } = event;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null;
      const index = lines.findIndex(({ id }) => id === row?.dataset['rowId']);
      if (index < 0 || !(target instanceof HTMLElement)) return;
      const isItem = target.closest('[data-field-of="item"]') !== null;
      const field = isItem ? 'item' : (target.dataset['field'] ?? 'item');
      const pasted = readPastedLines(text, currency, typedSign);
      const one = pastedText(text);
      const isText = one !== undefined && (pasted.lines.length === 0 || !isItem);
      if (isText && target instanceof HTMLInputElement && isTextField(field) && /[\r\n]/.test(text)) {
        take(event);
        insertText(target, one);
      } else if (!isText && pasted.lines.length > 0) {
        take(event);
        pasteLines(pasted, index, field);
      }
    },
    /** Takes pasted lines back, as the browser does with pasted text; returns whether it did. */
    undo: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (undoStepOf(event) !== -1 || !last.current) return false;
      const { from, ...replaced } = last.current;
      take(event);
      forget();
      goToNext(from);
      onReplace(replaced);
      announce(t`Pasted lines removed.`);
      return true;
    },
  };
}

const isTextField = (field: string) => field === 'item' || field === 'description';

function take(event: ClipboardEvent | KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
