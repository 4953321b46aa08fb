import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import type { InvoiceLinesProps } from '../invoice-lines.types.ts';
import type { LineFields } from '../model/editable-line.ts';
import { useLinePaste } from './useLinePaste.ts';

interface LineEditsOptions extends Pick<InvoiceLinesProps, 'lines' | 'onAdd' | 'onReplace' | 'onRemove'> {
  /** The currency's code. */
  currency: string;
  /** The element around lines and buttons. */
  root: HTMLElement | null;
  order: RowOrder<string>;
  goToNext: (next: { index: number; field: string; isNew?: boolean }) => void;
}

/** Lines that come, go and change places, with the focus that follows them. */
export function useLineEdits({ lines, currency, root, order, goToNext, onAdd, onReplace, onRemove }: LineEditsOptions) {
  const paste = useLinePaste({
    lines,
    currency,
    goToNext,
    onReplace,
    add: (...added) => add(...added),
    announce: (text) => order.announce(text),
  });
  const add = (index: number, added: readonly Partial<LineFields>[] = [{}], replacing?: string) => {
    paste.forget();
    goToNext({ index, field: 'item', isNew: true });
    onAdd({ index, lines: added, ...(replacing !== undefined && { replacing }) });
  };

  return {
    add,
    paste,
    remove: (index: number) => {
      const line = lines[index];
      if (!line) return;
      paste.forget();
      if (lines.length === 1) root?.querySelector<HTMLElement>('[data-add]')?.focus();
      else goToNext({ index: Math.min(index, lines.length - 2), field: 'item' });
      onRemove({ line, index });
    },
    duplicate: (index: number) => {
      const line = lines[index];
      if (!line) return;
      paste.forget();
      const { id: _, ...fields } = line;
      onAdd({ index: index + 1, lines: [fields] });
    },
    move: (index: number, step: 1 | -1, field: string) => {
      const line = lines[index];
      const to = index + step;
      if (!line || to < 0 || to >= lines.length) return;
      paste.forget();
      goToNext({ index: to, field });
      order.send(line.id, to);
    },
  };
}
