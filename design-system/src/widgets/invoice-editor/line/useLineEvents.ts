import { useLingui } from '@lingui/react/macro';
import { Copy, Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';
import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { useMoveChoices } from '../../../extensions/drag-and-drop/useMoveChoices.ts';
import type { EditableLine, LineFields } from '../model/editable-line.ts';
import type { LineEvents } from './line-events.ts';

interface LineEventsOptions {
  lines: readonly EditableLine[];
  order: RowOrder<string>;
  onChange: (change: { id: string; fields: Partial<LineFields> }) => void;
  /** Called with the position of the line that goes. */
  remove: (index: number) => void;
  /** Called with the position of the line of which another is wanted. */
  duplicate: (index: number) => void;
  /** Puts the focus into a field that is about to be drawn. */
  goToNext: (next: { index: number; field: string }) => void;
}

/** The events of the lines, which stay the same while lines change. */
export function useLineEvents(options: LineEventsOptions): LineEvents {
  const { t } = useLingui();
  const choicesOf = useMoveChoices();
  const labels = {
    addTax: t`Add second tax`,
    removeTax: t`Remove second tax`,
    duplicate: t({ message: 'Duplicate', context: 'action' }),
  };
  const latest = useRef({ ...options, choicesOf, labels });
  useLayoutEffect(() => {
    latest.current = { ...options, choicesOf, labels };
  });

  return useMemo(() => {
    const indexOf = (id: string) => latest.current.lines.findIndex((line) => line.id === id);
    return {
      onChange: (id, fields) => latest.current.onChange({ id, fields }),
      onRemove: (id) => latest.current.remove(indexOf(id)),
      onPress: (id, row, event) => latest.current.order.press(id, row, event),
      menuOf: (id) => menuOf(latest.current, indexOf(id)),
    };
  }, []);
}

type MenuOptions = LineEventsOptions & {
  choicesOf: ReturnType<typeof useMoveChoices>;
  labels: Record<'addTax' | 'removeTax' | 'duplicate', string>;
};

function menuOf({ lines, order, onChange, choicesOf, labels, ...edits }: MenuOptions, index: number): MenuItem[] {
  const line = lines[index];
  if (!line) return [];
  const { id, taxes } = line;
  const [first = 0] = taxes;
  const moves = choicesOf({
    position: { listId: '', index },
    lists: [{ id: '', label: '', size: lines.length }],
    drop: 'move',
    steps: 'height',
    onChoose: (position) => order.send(id, position.index),
  });
  const secondTax: MenuItem =
    taxes.length > 1
      ? {
          id: 'tax',
          label: labels.removeTax,
          icon: Minus,
          onAction: () => onChange({ id, fields: { taxes: [first] } }),
        }
      : {
          id: 'tax',
          label: labels.addTax,
          icon: Plus,
          onAction: () => {
            edits.goToNext({ index, field: 'secondTax' });
            onChange({ id, fields: { taxes: [first, 0] } });
          },
        };
  const copy: MenuItem = {
    id: 'duplicate',
    label: labels.duplicate,
    icon: Copy,
    onAction: () => edits.duplicate(index),
  };
  return [copy, secondTax, ...moves];
}
