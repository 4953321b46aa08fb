import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { type Highlighter, useHighlight } from '../../../components/highlight/highlight.context.ts';
import { Checkbox } from '../../../forms/elements/checkbox/Checkbox.tsx';
import { Detail } from '../DataTable.styles.ts';
import { cellProps } from './cell-props.ts';
import { CellEditor } from '../editing/CellEditor.tsx';
import type { Slot } from '../columns/slots.ts';
import type { CellDraft } from '../editing/useCellDraft.ts';
import type { RowHandlers } from '../editing/useRowHandlers.ts';
import type { CellChange } from '../data-table.types.ts';

export interface RowPlace {
  /** Whether the row is a card, where one menu holds all actions. */
  isCard: boolean;
}

/** The optional parts of a row beside its values. */
export interface RowProps<Item> {
  /** Buttons or a menu at the end of a row. */
  rowActions?: ((item: Item, place: RowPlace) => ReactNode) | undefined;
  /** The content that opens below a row. */
  detail?: ((item: Item) => ReactNode) | undefined;
  /**
   * Called with a value that was changed in place. While the promise is pending the cell is busy; when it is rejected, what was
   * typed stays, below the words of the error.
   */
  onEdit?: ((change: CellChange<Item>) => Promise<void> | void) | undefined;
}

interface GridRowProps<Item extends object> extends Pick<RowProps<Item>, 'rowActions' | 'detail'> {
  item: Item;
  /** Its place among the rows to go through. */
  index: number;
  /** Its place among all rows, from 1, after the head. */
  ariaRow: number;
  slots: readonly Slot<Item>[];
  label: string;
  /** Whether it is; left out when rows cannot be selected. */
  isSelected: boolean | undefined;
  isOpen: boolean;
  /** The column of the one cell that Tab leads to, when it is in this row. */
  activeColumn: number | undefined;
  /** The draft of one of its cells. */
  draft: CellDraft | undefined;
  /** Never changes, so that a row is rendered only when something of its own does. */
  rowHandlers: RowHandlers<Item>;
  /** How far below the first row it stands, in px, when only the rows on screen are there. */
  offset?: number;
  /** Called with the row while it can be higher than the others: as a card, or with its details. */
  measure?: (row: HTMLDivElement | null) => void;
}

/** The grid is one stop of Tab: what stands in a cell is reached from the cell. */
function takeFromTabOrder(row: HTMLElement): void {
  for (const control of row.querySelectorAll<HTMLElement>(
    ':scope > [data-column] :is(a[href], button, input, select)',
  )) {
    if (!control.hasAttribute('data-cell-control') && !control.closest('[data-editing]')) control.tabIndex = -1;
  }
}

export const GridRow = memo(function GridRow<Item extends object>(props: GridRowProps<Item>) {
  const { item, index, ariaRow, slots, isSelected, isOpen, activeColumn, offset, measure } = props;
  const isCard = slots[0]?.card !== undefined;
  const row = useRef<HTMLDivElement>(null);
  const highlight = useHighlight();
  const hasControls = slots.some((slot) => slot.kind === 'actions' || cellOf(slot) !== undefined);
  useLayoutEffect(() => {
    if (row.current && hasControls) takeFromTabOrder(row.current);
    if (isOpen || isCard) measure?.(row.current);
  });

  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={ariaRow}
      aria-selected={isSelected}
      data-row={index}
      data-index={index}
      data-open={isOpen || undefined}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {slots.map((slot, column) => (
        <div
          key={slot.id}
          {...cellProps(slot, column, activeColumn)}
          data-editing={props.draft?.column === slot.id || undefined}
          role={column === namingColumn(slots) ? 'rowheader' : 'gridcell'}
        >
          {contentOf(props, { slot, column, highlight })}
        </div>
      ))}
      {isOpen && (
        <Detail role="gridcell" aria-colspan={slots.length} data-detail tabIndex={-1}>
          {props.detail?.(item)}
        </Detail>
      )}
    </div>
  );
}) as <Item extends object>(props: GridRowProps<Item>) => ReactNode;

/** The first column with data says which row it is. */
function namingColumn<Item>(slots: readonly Slot<Item>[]): number {
  return slots.findIndex(({ kind }) => kind === 'data');
}

/** The content of a cell. Not a component: hundreds of cells on screen would each cost as much as their text. */
function contentOf<Item extends object>(
  props: GridRowProps<Item>,
  { slot, column, highlight }: { slot: Slot<Item>; column: number; highlight: Highlighter },
): ReactNode {
  const { item, index, label, isSelected = false, isOpen, activeColumn, draft, rowHandlers } = props;
  const tabIndex = activeColumn === column ? 0 : -1;
  switch (slot.kind) {
    case 'select':
      return (
        <SelectBox
          {...{ label, isSelected, tabIndex }}
          onSelect={({ isRange }) => rowHandlers.select({ item, index, isRange })}
        />
      );
    case 'expand':
      return <DetailButton {...{ label, isOpen, tabIndex }} onToggle={() => rowHandlers.toggleDetail(item)} />;
    case 'actions':
      return props.rowActions?.(item, { isCard: slot.card !== undefined });
    case 'data':
      if (slot.column && draft?.column === slot.id) {
        return <CellEditor {...{ item, column: slot.column, draft, rowHandlers }} />;
      }
      return (
        cellOf(slot)?.(item) ?? (
          <span data-text dir="auto">
            {textIn(slot, { item, highlight })}
          </span>
        )
      );
  }
}

/** Draws the value, if it is not just text. */
const cellOf = <Item,>({ column, card }: Slot<Item>) => (card && column?.cardCell) || column?.cell;

/** The text of a cell, marked where the search has looked at it. */
function textIn<Item>(
  { column, formatValue }: Slot<Item>,
  { item, highlight }: { item: Item; highlight: Highlighter },
) {
  const text = formatValue?.(item) ?? '';
  return column?.isSearched === false ? text : highlight(text);
}

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  tabIndex: number;
  onSelect: (press: { isRange: boolean }) => void;
}

function SelectBox({ label, isSelected, tabIndex, onSelect }: SelectBoxProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      data-cell-control
      aria-label={t`Select ${label}`}
      checked={isSelected}
      tabIndex={tabIndex}
      onClick={(event) => onSelect({ isRange: event.shiftKey })}
      onChange={() => {}}
    />
  );
}

interface DetailButtonProps {
  label: string;
  isOpen: boolean;
  tabIndex: number;
  onToggle: () => void;
}

function DetailButton({ label, isOpen, tabIndex, onToggle }: DetailButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      data-cell-control
      icon={isOpen ? ChevronDown : ChevronRight}
      label={isOpen ? t`Hide details of ${label}` : t`Show details of ${label}`}
      aria-expanded={isOpen}
      size="small"
      tabIndex={tabIndex}
      onClick={onToggle}
    />
  );
}
