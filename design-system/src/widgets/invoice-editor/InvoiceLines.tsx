import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { usePositionMessages } from '../../extensions/drag-and-drop/usePositionMessages.ts';
import { useRowOrder } from '../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { useCentsFormat } from '../../lib/money/useCentsFormat.ts';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { InvoiceLinesProps } from './invoice-lines.types.ts';
import { Foot, Heads, Hint, Mistake, Root, Rows } from './InvoiceLines.styles.ts';
import { InvoiceLine } from './line/InvoiceLine.tsx';
import { lineKeys } from './line/line-keys.ts';
import { rowAt } from './line/row-at.ts';
import { useLineEdits } from './line/useLineEdits.ts';
import { useLineEvents } from './line/useLineEvents.ts';
import { useLineFocus } from './line/useLineFocus.ts';
import type { EditableLine } from './model/editable-line.ts';

const loadDrag = () => import('../../extensions/drag-and-drop/rows/RowDrag.tsx');

/**
 * The lines of an invoice, written without leaving the keyboard. Only the line that changes is drawn again, so an invoice may have
 * hundreds. Lines copied from a spreadsheet can be pasted into any field. For the same fields of other things, use `Repeater`.
 */
export function InvoiceLines({
  label,
  lines,
  items,
  currency = 'BRL',
  showsMistakes = false,
  ...props
}: InvoiceLinesProps) {
  const { onChange, onAdd, onReplace, onRemove, onMove, ref, ...rest } = props;
  const { t } = useLingui();
  const formatCents = useCentsFormat(currency);
  const instructionsId = useId();
  const { instructions } = usePositionMessages();
  const rows = useRef<HTMLUListElement>(null);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const { goTo, goToNext } = useLineFocus(rows);
  const titleOf = ({ item, description }: EditableLine) => item || description || t`Empty line`;
  const order = useRowOrder<string, EditableLine>({
    label,
    rows: lines,
    titleOf,
    positionAt: (from, offset) => rowAt(rows.current, from, offset),
    root,
    onMove: (move) => {
      edits.paste.forget();
      onMove(move);
    },
  });
  const { active } = order;
  const drag = useDragLayer();

  const edits = useLineEdits({ lines, currency, root, goToNext, order, onAdd, onReplace, onRemove });
  const events = useLineEvents({
    lines,
    order,
    onChange: (change) => {
      edits.paste.forget();
      onChange(change);
    },
    goToNext,
    ...edits,
  });
  const keys = lineKeys({ lines, order, goTo, add: () => edits.add(lines.length), move: edits.move });

  return (
    <Root
      {...rest}
      ref={mergeRefs(ref, setRoot)}
      onKeyDownCapture={(event) => edits.paste.undo(event) || keys(event)}
      onPasteCapture={edits.paste.paste}
      onBlur={({ relatedTarget }) => {
        if (active?.by === 'keyboard' && relatedTarget !== null) order.cancel();
      }}
    >
      <ColumnHeads />
      <Rows ref={rows} role="list" aria-label={label}>
        {lines.map((line, index) => (
          <InvoiceLine
            key={line.id}
            {...{ line, items, currency, formatCents, showsMistakes, instructionsId, events }}
            {...(active?.id === line.id && { dragging: active.by, offset: active.offset })}
            drop={active && active.to === index && active.from !== index ? sideOf(active) : undefined}
          />
        ))}
      </Rows>
      <Foot>
        <Button data-add variant="soft" size="small" icon={Plus} onClick={() => edits.add(lines.length)}>
          <Trans>Add item</Trans>
        </Button>
        <Hint>
          <Trans>Enter goes to the next line. Paste rows from a spreadsheet into any field.</Trans>
        </Hint>
      </Foot>
      <Mistake role="status">{edits.paste.note}</Mistake>
      <VisuallyHidden id={instructionsId}>{instructions}</VisuallyHidden>
      <VisuallyHidden role="status">{order.announcement}</VisuallyHidden>
      {drag && <drag.RowDrag order={order} />}
    </Root>
  );
}

const sideOf = ({ from, to }: { from: number; to: number }) => (to < from ? 'before' : 'after');

/** The code that drags comes after the lines. */
function useDragLayer() {
  const { code, prepare } = useOnDemand(loadDrag);
  useEffect(() => prepare(), [prepare]);
  return code;
}

function ColumnHeads() {
  const { t } = useLingui();
  const heads = [
    t({ message: 'Item', context: 'of an invoice' }),
    t({ message: 'Cost', context: 'invoice' }),
    t({ message: 'Qty', context: 'quantity' }),
    t`Discount %`,
    t`Tax %`,
    t({ message: 'Price', context: 'of a line' }),
  ];
  return (
    <Heads aria-hidden>
      {heads.map((head) => (
        <span key={head}>
          <bdi>{head}</bdi>
        </span>
      ))}
    </Heads>
  );
}
