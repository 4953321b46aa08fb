import { useLayoutEffect, useRef, useState } from 'react';
import { BusyLine } from '../../tables/table/Table.styles.ts';
import type { CellPlace } from './cell-moves.ts';
import { Frame, Scroller } from './DataTable.styles.ts';
import { PageBody, ScrollBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { ResizeGuide } from './ResizeGuide.tsx';
import type { Slot } from './slots.ts';
import { useCellFocus } from './useCellFocus.ts';
import type { ColumnDeeds } from './useColumnDeeds.ts';
import type { RowProps } from './GridRow.tsx';
import type { DataTableModel } from './useDataTable.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRowDeeds } from './useRowDeeds.ts';

interface DataTableGridProps<Item extends object> extends RowProps<Item> {
  model: DataTableModel<Item>;
  deeds: ColumnDeeds;
  title: string;
  flow: 'pages' | 'scroll';
  height: string;
  isBusy: boolean;
  onFilter: ((column: string) => void) | undefined;
}

/** Head, rows and totals: a grid of which Tab reaches one cell, and the arrow keys all others. */
export function DataTableGrid<Item extends object>(props: DataTableGridProps<Item>) {
  const { model, deeds, title, flow, height, isBusy, onFilter, rowActions, detail, onEdit } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<CellPlace>();
  const { active, focusCell, onArrow, onFocus } = useCellFocus({
    grid,
    size: { rows: model.shown.count, columns: model.slots.length },
  });
  useRoom(grid, model.setRoom);

  const select = ({ item, index, isRange }: { item: Item; index: number; isRange: boolean }) => {
    const { toggle, toggleTo } = model.selection;
    const next = (isRange ? toggleTo : toggle)(model.rowKey(item), model.shown.from + index);
    model.say(model.words.selected(next.size));
  };
  const rowDeeds = useRowDeeds<Item>({
    save: (change) => onEdit?.(change),
    select,
    toggleDetail: model.toggleDetail,
    endEdit: (next) => {
      setEdited(undefined);
      if (next) focusCell(next);
    },
  });
  const { onKeyDown, onDoubleClick } = useGridKeys({
    model,
    onArrow,
    focusCell,
    select,
    edit: setEdited,
    isEditable: onEdit !== undefined,
  });
  const body = { model, active, edited, deeds: rowDeeds, rowActions, detail, isReady: model.room > 0 };

  return (
    <Frame>
      {isBusy && <BusyLine />}
      <Scroller
        ref={grid}
        role="grid"
        aria-label={title}
        aria-rowcount={model.total + 1}
        aria-colcount={model.slots.length}
        aria-multiselectable={model.slots[0]?.kind === 'select' || undefined}
        aria-busy={isBusy || undefined}
        data-flow={flow}
        data-density={model.state.density === 'compact' ? 'compact' : undefined}
        style={{ ...variablesOf(model.slots), ...(flow === 'scroll' && { maxBlockSize: height }) }}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
        onFocus={onFocus}
      >
        <GridHead {...{ model, active, deeds, onFilter }} />
        {flow === 'scroll' ? <ScrollBody {...body} scroller={grid} /> : <PageBody {...body} />}
        <GridFoot model={model} />
      </Scroller>
      <ResizeGuide table={model.table} grid={grid} />
    </Frame>
  );
}

/** Widths that all rows share, so that none is rendered when they change. */
function variablesOf<Item>(slots: readonly Slot<Item>[]) {
  const widthOf = (side: Slot<Item>['pinned']) =>
    slots.filter(({ pinned }) => pinned === side).reduce((sum, { width }) => sum + width, 0);
  return {
    '--grid-columns': slots.map(({ width }) => `${width}px`).join(' '),
    '--pinned-start': `${widthOf('start')}px`,
    '--pinned-end': `${widthOf('end')}px`,
  } as React.CSSProperties;
}

/** Keeps the width that the columns share, also when the window or the page around changes it. Rows wait for it: one render less. */
function useRoom(grid: React.RefObject<HTMLDivElement | null>, setRoom: (width: number) => void) {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const keep = () => {
      setRoom(element.clientWidth);
      element.style.setProperty('--seen', `${element.clientWidth}px`);
    };
    keep();
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, setRoom]);
}
