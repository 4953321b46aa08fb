import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, useState } from 'react';
import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import type { InvoiceLinesProps } from '../invoice-lines.types.ts';
import { isBlank, type LineFields } from '../model/editable-line.ts';
import { type PastedLines, readPastedLines } from '../model/pasted-lines.ts';

interface LineEditsOptions extends Pick<InvoiceLinesProps, 'lines' | 'onAdd' | 'onRemove'> {
  /** The currency's code. */
  currency: string;
  /** The element around lines and buttons. */
  root: HTMLElement | null;
  order: RowOrder<string>;
  goToNext: (next: { index: number; field: string; isNew?: boolean }) => void;
}

/** Lines that come, go and change places, with the focus that follows them. */
export function useLineEdits({ lines, currency, root, order, goToNext, onAdd, onRemove }: LineEditsOptions) {
  const { t } = useLingui();
  const typedSign = useTypedSign();
  const [pasteNote, setPasteNote] = useState('');

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
  const add = (index: number, added: readonly Partial<LineFields>[] = [{}], replacing?: string) => {
    goToNext({ index, field: 'item', isNew: true });
    onAdd({ index, lines: added, ...(replacing !== undefined && { replacing }) });
  };

  return {
    add,
    /** Names the pasted figures that were not taken as they are, until the next edit. */
    pasteNote,
    clearNote: () => setPasteNote(''),
    remove: (index: number) => {
      const line = lines[index];
      if (!line) return;
      if (lines.length === 1) root?.querySelector<HTMLElement>('[data-add]')?.focus();
      else goToNext({ index: Math.min(index, lines.length - 2), field: 'item' });
      onRemove({ line, index });
    },
    duplicate: (index: number) => {
      const line = lines[index];
      if (!line) return;
      const { id: _, ...fields } = line;
      onAdd({ index: index + 1, lines: [fields] });
    },
    move: (index: number, step: 1 | -1, field: string) => {
      const line = lines[index];
      const to = index + step;
      if (!line || to < 0 || to >= lines.length) return;
      goToNext({ index: to, field });
      order.send(line.id, to);
    },
    paste: (event: ClipboardEvent<HTMLElement>) => {
      const pasted = readPastedLines(event.clipboardData.getData('text/plain'), currency, typedSign);
      const added = pasted.lines;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-id]') : null;
      const index = lines.findIndex(({ id }) => id === row?.dataset['rowId']);
      const line = lines[index];
      if (added.length === 0 || !line) return;
      event.preventDefault();
      event.stopPropagation();
      order.announce(t`${plural(added.length, { one: '# line pasted.', other: '# lines pasted.' })}`);
      setPasteNote(noteOf(pasted));
      if (isBlank(line)) add(index, added, line.id);
      else add(index + 1, added);
    },
  };
}
