import { type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { HighlightScope } from '../../../components/highlight/HighlightScope.tsx';
import { BusyLine } from '../../../tables/table/Table.styles.ts';
import { Frame, Scroller } from '../DataTable.styles.ts';
import type { HeadPresses } from '../columns/head-presses.ts';
import { useCardPress } from '../cards/useCardPress.ts';
import { PageBody, ScrollBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { widthVariables } from '../columns/grid-widths.ts';
import { ResizeGuide } from './ResizeGuide.tsx';
import { useCellFocus } from '../focus/useCellFocus.ts';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { RowProps } from './GridRow.tsx';
import type { DataTableModel } from '../useDataTable.ts';
import { useGridKeys } from '../focus/useGridKeys.ts';
import { useFollowedRow } from '../editing/useFollowedRow.ts';
import { useRowHandlers } from '../editing/useRowHandlers.ts';
import { UnsavedBar } from '../editing/UnsavedBar.tsx';

interface DataTableGridProps<Item extends object> extends RowProps<Item> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  grid: RefObject<HTMLDivElement | null>;
  title: string;
  flow: 'pages' | 'scroll';
  height: string;
  isBusy: boolean;
  onFilter: ((column: string) => void) | undefined;
  presses: HeadPresses;
  /** The place of the bar for an edited cell that is not shown. */
  barPlace: HTMLElement | null;
}

/** Head, rows and totals: a grid of which Tab reaches one cell, and the arrow keys all others. */
export function DataTableGrid<Item extends object>(props: DataTableGridProps<Item>) {
  const { model, columnActions, grid, title, flow, height, isBusy, onFilter, presses, barPlace } = props;
  const { rowActions, detail, onEdit } = props;
  const { edit, isCards } = model;
  const followed = useFollowedRow(model);
  const { active, focusCell, onArrow, onFocus, frameHandlers } = useCellFocus({
    grid,
    followed,
    size: { rows: model.shown.count, columns: model.slots.length, hasHead: !isCards },
  });
  useRoom(grid, model.setRoom);

  const select = ({ item, index, isRange }: { item: Item; index: number; isRange: boolean }) => {
    const { toggle, toggleTo } = model.selection;
    const next = (isRange ? toggleTo : toggle)(model.rowKey(item), model.shown.from + index);
    model.announce(model.messages.selected(next.size));
  };
  const rowHandlers = useRowHandlers<Item>({
    save: (change) => onEdit?.(change),
    select,
    toggleDetail: model.toggleDetail,
    changeDraft: edit.change,
    endEdit: ({ id, next }) => {
      if (edit.draft?.id !== id) return;
      const { rowKey, column } = edit.draft;
      edit.end();
      if (!next) return;
      focusCell({ row: 0, column: model.slots.findIndex((slot) => slot.id === column) + next.columns });
      followed.follow({ rowKey, by: next.rows });
    },
  });
  const isEditable = onEdit !== undefined;
  const canSelect = model.slots[0]?.kind === 'select';
  const cardPress = useCardPress({ model, select });
  const { onKeyDown, onClick, onDoubleClick } = useGridKeys({ model, onArrow, focusCell, select, isEditable });
  const body = { model, active, rowHandlers, rowActions, detail };

  return (
    <Frame {...frameHandlers}>
      {edit.draft && edit.isAway && barPlace && createPortal(<UnsavedBar model={model} draft={edit.draft} />, barPlace)}
      {isBusy && <BusyLine />}
      <Scroller
        ref={grid}
        role="grid"
        aria-label={title}
        aria-rowcount={rowCountOf(model, isBusy)}
        aria-colcount={model.slots.length}
        aria-multiselectable={canSelect || undefined}
        aria-busy={isBusy || undefined}
        {...cardPress}
        data-flow={flow}
        data-cards={isCards || undefined}
        data-density={model.state.density === 'compact' ? 'compact' : undefined}
        style={{ ...widthVariables(model), ...(flow === 'scroll' && { maxBlockSize: height }) }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onFocus={onFocus}
      >
        <GridHead {...{ model, active, columnActions, onFilter, presses }} />
        <HighlightScope query={model.state.search} by="words">
          {flow === 'scroll' ? <ScrollBody {...body} /> : <PageBody {...body} />}
        </HighlightScope>
        <GridFoot model={model} />
      </Scroller>
      <ResizeGuide table={model.table} grid={grid} />
    </Frame>
  );
}

/** With the head and the foot; -1 while nobody knows it. */
function rowCountOf<Item extends object>({ total, columns }: DataTableModel<Item>, isBusy: boolean): number {
  if (isBusy && total === 0) return -1;
  return total + 1 + (columns.some((column) => column.total !== undefined) ? 1 : 0);
}

/** Keeps the width that the columns share, also when the window or the page around changes it. The first paint does not wait for it. */
function useRoom(grid: RefObject<HTMLDivElement | null>, setRoom: (width: number) => void) {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, setRoom]);
}
