import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { MovingRows } from '../../../lib/rows/MovingRows.tsx';
import { useIsPainted } from '../../../lib/react/useIsPainted.ts';
import { observeSize, scrollTo, sizeAtFirst } from '../../../lib/virtual/virtual-window.ts';
import type { CellPosition } from '../focus/cell-moves.ts';
import { Body } from '../DataTable.styles.ts';
import { GridRow, type RowProps } from './GridRow.tsx';
import type { RowHandlers } from '../editing/useRowHandlers.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface GridBodyProps<Item extends object> extends Pick<RowProps<Item>, 'rowActions' | 'detail'> {
  model: DataTableModel<Item>;
  active: CellPosition;
  rowHandlers: RowHandlers<Item>;
}

/** The rows of a page. */
export function PageBody<Item extends object>(props: GridBodyProps<Item>) {
  const { count } = props.model.shown;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Body ref={body} role="rowgroup" data-body>
      <MovingRows count={count} parent={body}>
        {Array.from({ length: count }, (_, index) => {
          const row = rowProps(props, index);
          return row && <GridRow<Item> key={row.rowKey} {...row.props} />;
        })}
      </MovingRows>
    </Body>
  );
}

/** In px, until the first row has been measured. */
const USUAL_HEIGHT = 44;
/** Rows that are ready above and below what is on screen. */
const OVERSCAN = 6;
/** More than a screen shows. */
const FIRST_ROWS = 200;

/** All rows, of which only those on screen are there, and those that have focus or are being edited. */
export function ScrollBody<Item extends object>(props: GridBodyProps<Item>) {
  const { model, active } = props;
  const { count } = model.shown;
  const kept = [active.row, model.edit.position?.row ?? -1];
  const { isCards, state } = model;
  const { density } = state;
  // To place 100,000 rows takes longer than to draw a screen of them: the first ones are there before.
  const placed = useIsPainted() ? count : Math.min(count, FIRST_ROWS);
  const body = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const measuredFor = useRef(height);
  // oxlint-disable-next-line react/incompatible-library -- what it returns stays in this component and is not memoised
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: placed,
    getScrollElement: () => body.current?.parentElement ?? null,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: sizeAtFirst(),
    observeElementRect: observeSize,
    scrollToFn: scrollTo,
    scrollPaddingStart: height,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const away = kept.filter((row) => row >= 0 && row < placed && !shown.includes(row));
      return away.length > 0 ? [...new Set([...shown, ...away])].toSorted((a, b) => a - b) : shown;
    },
  });
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    const cell = body.current?.querySelector<HTMLElement>(isCards ? '[data-row]' : '[data-row] > [data-column]');
    if (cell) setHeight(cell.offsetHeight);
  }, [density, isEmpty, isCards]);
  useLayoutEffect(() => {
    if (height !== measuredFor.current) rows.measure();
    measuredFor.current = height;
  }, [rows, height]);

  return (
    <Body
      ref={body}
      role="rowgroup"
      data-body
      data-virtual
      style={{ blockSize: rows.getTotalSize() + (count - placed) * height }}
    >
      <MovingRows count={count} parent={body}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const row = rowProps(props, index);
          return row && <GridRow<Item> key={row.rowKey} {...row.props} measure={rows.measureElement} offset={start} />;
        })}
      </MovingRows>
    </Body>
  );
}

function rowProps<Item extends object>(props: GridBodyProps<Item>, index: number) {
  const { model, active, rowHandlers, rowActions, detail } = props;
  const { shown, rowKey, labelOf, selection, slots, opened, edit } = model;
  const item = shown.itemAt(index);
  if (item === undefined) return undefined;

  const key = rowKey(item);
  const isSelectable = slots[0]?.kind === 'select';
  return {
    rowKey: key,
    props: {
      item,
      index,
      ariaRow: shown.before + index + 2,
      slots,
      label: labelOf(item),
      isSelected: isSelectable ? selection.selected.has(key) : undefined,
      isOpen: opened.has(key),
      activeColumn: active.row === index ? active.column : undefined,
      draft: edit.draft?.rowKey === key ? edit.draft : undefined,
      rowHandlers,
      rowActions,
      detail,
    },
  };
}
