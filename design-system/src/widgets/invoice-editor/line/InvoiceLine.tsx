import { useLingui } from '@lingui/react/macro';
import { GripVertical, X } from 'lucide-react';
import { type CSSProperties, memo, type PointerEvent, useMemo } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { ActionsMenu } from '../../../components/dropdowns/ActionsMenu.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { lineTotals } from '../../../lib/money/money.ts';
import { type EditableLine, lineMistakes, moneyLineOf } from '../model/editable-line.ts';
import { Cell, Fields, Row, Total } from '../InvoiceLines.styles.ts';
import { DescriptionCell } from './DescriptionCell.tsx';
import { ItemCell } from './ItemCell.tsx';
import type { LineEvents, PricedItem } from './line-events.ts';
import { LineFigures } from './LineFigures.tsx';
import { End, Handle } from '../LineTools.styles.ts';
import { useMistakeMessages } from './useMistakeMessages.ts';

interface InvoiceLineProps {
  line: EditableLine;
  items: readonly PricedItem[];
  /** The currency's code. */
  currency: string;
  /** Writes an amount with the sign of its currency. */
  formatCents: (cents: number) => string;
  showsMistakes: boolean;
  /** Whether it is being moved, and by what. */
  dragging?: 'pointer' | 'keyboard';
  /** The edge at which the line that is being moved would land. */
  drop: 'before' | 'after' | undefined;
  /** How far a pointer has carried it, in pixels. */
  offset?: number;
  instructionsId: string;
  events: LineEvents;
}

/** One line of the invoice. It draws itself only when it changes. */
export const InvoiceLine = memo(function InvoiceLine(props: InvoiceLineProps) {
  const {
    line,
    items,
    currency,
    formatCents,
    showsMistakes,
    dragging,
    drop,
    offset = 0,
    instructionsId,
    events,
  } = props;
  const { t } = useLingui();
  const { id } = line;
  const name = line.item.trim() || line.description.trim() || t`Empty line`;
  const mistakes = useMemo(() => lineMistakes(line), [line]);
  const messageOf = useMistakeMessages(currency);

  return (
    <Row
      data-row-id={id}
      data-dragging={dragging}
      data-drop={drop}
      style={liftedBy(dragging === 'pointer' ? offset : 0)}
    >
      <Fields aria-label={name}>
        <Handle
          type="button"
          data-handle
          aria-label={t`Move ${name}`}
          aria-describedby={instructionsId}
          onPointerDown={(event: PointerEvent<HTMLElement>) => {
            const row = event.currentTarget.closest<HTMLElement>('[data-row-id]');
            if (row) events.onPress(id, row, event);
          }}
        >
          <Icon icon={GripVertical} size="menu" />
        </Handle>
        <Cell $area="item">
          <ItemCell
            showsMistakes={showsMistakes}
            line={line}
            items={items}
            mistake={messageOf('item', mistakes.item)}
            onChange={(fields) => events.onChange(id, fields)}
          />
        </Cell>
        <Cell $area="description">
          <DescriptionCell value={line.description} onChange={(description) => events.onChange(id, { description })} />
        </Cell>
        <LineFigures
          {...{ line, mistakes, currency, showsMistakes }}
          onChange={(fields) => events.onChange(id, fields)}
        />
        <Total>
          <span>{t({ message: 'Price', context: 'of a line' })}</span>
          {formatCents(lineTotals(moneyLineOf(line)).net)}
        </Total>
        <End>
          <IconButton icon={X} size="small" label={t`Remove ${name}`} onClick={() => events.onRemove(id)} />
          <ActionsMenu label={t`Actions for ${name}`} items={() => events.menuOf(id)} />
        </End>
      </Fields>
    </Row>
  );
});

function liftedBy(offset: number): CSSProperties | undefined {
  return offset === 0 ? undefined : { transform: `translateY(${offset}px)` };
}
