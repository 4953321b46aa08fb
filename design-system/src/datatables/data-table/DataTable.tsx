import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { Card, type CardProps } from '../../cards/card/Card.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { BulkBar, type SelectedRows } from './selection/BulkBar.tsx';
import { DataTableGrid } from './grid/DataTableGrid.tsx';
import { BarAtEdge } from './tools/BarPlace.styles.ts';
import { DataTableTools } from './tools/DataTableTools.tsx';
import { ToolsPlace } from './tools/ToolsPlace.tsx';
import { useBarPlace } from './tools/useBarPlace.ts';
import type { RowProps } from './grid/GridRow.tsx';
import { GridSkeleton } from './grid/GridSkeleton.tsx';
import { createHeadPresses } from './columns/head-presses.ts';
import { NoRows, useIsLoading } from './grid/NoRows.tsx';
import { announceSaved } from './editing/announce-saved.ts';
import { useColumnActions } from './columns/useColumnActions.ts';
import { type DataTableModel, type DataTableModelProps, onlySearch, useDataTable } from './useDataTable.ts';
import { useTableFocus } from './focus/useTableFocus.ts';
import type { ViewsProps } from './tools/ViewsMenu.tsx';

export interface DataTableProps<Item extends object>
  extends
    Omit<DataTableModelProps<Item>, 'sides'>,
    RowProps<Item>,
    ViewsProps,
    Pick<CardProps, 'headingLevel'>,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children' | 'onSelect'> {
  /** The title of the table: its heading and its name for screen readers. */
  title: string;
  /** More buttons, after the usual ones. */
  actions?: ReactNode;
  /**
   * How many buttons `rowActions` draws beside each other: their column is as wide as these need, more so for fingers.
   * @default 1
   */
  rowActionsCount?: number;
  /**
   * Actions for the selected rows. While there are any, they stand in place of the tools, on phones at the lower edge of the
   * window. Removed rows are deselected, except with a server, where the owner removes them from `selected`.
   */
  bulkActions?: (selected: SelectedRows<Item>) => ReactNode;
  /**
   * Whether the filters stand open at first.
   * @default false
   */
  areFiltersOpen?: boolean;
  /**
   * The numbers of rows on a page to choose from.
   * @default [10, 25, 50, 100]
   */
  perPageOptions?: readonly number[];
  /**
   * How high it is with `flow="scroll"`, as CSS writes it.
   * @default '36rem'
   */
  height?: string;
  /**
   * The name of exported files, without extension.
   * @default 'export'
   */
  fileName?: string;
  /**
   * Whether newer rows are loading. The present ones stay below a progress line until then.
   * @default false
   */
  isBusy?: boolean;
  /** Stands in place of the rows while there are none: skeletons, or why they could not be loaded. */
  placeholder?: ReactNode;
}

/** So few rows need no pages. */
const FEW = 5;

const loadFilters = () => import('./tools/FilterPanel.tsx');

/** The filters: their code arrives when they are opened. */
function useFilterPanel(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [focused, setFocused] = useState<{ column: string }>();
  const { code, ask } = useOnDemand(loadFilters);
  useEffect(() => {
    if (isOpen) void ask(() => setOpen(false));
  }, [isOpen, ask]);

  return {
    isOpen,
    Panel: isOpen ? code?.FilterPanel : undefined,
    focused,
    toggle: () => {
      setFocused(undefined);
      setOpen(!isOpen);
    },
    /** Opens them and puts focus into the field of a column. */
    openAt: (column: string) => {
      setFocused({ column });
      setOpen(true);
    },
  };
}

const loadDrag = () => import('./columns/ColumnDrag.tsx');

/** Loads the code for dragging column heads after the table has rendered, so that it delays no frame. */
function useColumnDrag() {
  const [presses] = useState(createHeadPresses);
  const { code, prepare } = useOnDemand(loadDrag);
  useEffect(() => void setTimeout(prepare), [prepare]);
  return { Layer: code?.ColumnDrag, presses };
}

/**
 * Many rows to find, compare, arrange, change and take along, also 100,000 of them. Everything is done by keyboard as well. For
 * a list that is only looked at, use `Table`.
 *
 * ## What it takes
 *
 * - Words in any order, in any case, without accents and strokes. A row is found when each stands in one of its columns that
 *   show: hidden ones are not searched, and an empty result names them. What was found is marked in its own spelling; a cell of
 *   your own marks its texts by `Highlight`.
 * - Numbers as the cell writes them and in plain digits: `39.709,88`, `39709,88`, `39709.88`, `39,709.88`, with or without
 *   the sign of the currency; negative ones also in brackets, and units with or without a blank: `5gb`.
 * - Numbers in parts by their digits, from six on: `11912345678` finds (11) 91234-5678, `52998224725` finds 529.982.247-25.
 * - Days as the cell writes them and as ISO dates: `02/11/2026`, `2.11.2026`, `2026-11-02`, `20261102`, `11/2026`; with the month
 *   in words: `2 nov`, `2 de novembro de 2026`.
 */
export function DataTable<Item extends object>({
  title,
  headingLevel,
  actions,
  areFiltersOpen: areOpenAtFirst = false,
  perPageOptions,
  height = '36rem',
  fileName = 'export',
  isBusy = false,
  placeholder,
  views,
  onViewsChange,
  bulkActions,
  flow = 'pages',
  tools = onlySearch,
  ...others
}: DataTableProps<Item>) {
  const { columns, rows, rowKey, rowLabel, serverTotal, loadAll, everything, rowActions, detail, onEdit, ...kept } =
    others;
  const { rowActionsCount = 1, isSelectable, selected, onSelect, state, defaultState, onStateChange, ...rest } = kept;
  const given = { columns, rows, rowKey, rowLabel, serverTotal, loadAll, everything, flow, tools };
  const sides = { hasDetails: detail !== undefined, actions: rowActions ? rowActionsCount : 0 };
  const model = useDataTable({ ...given, isSelectable, selected, onSelect, state, defaultState, onStateChange, sides });
  const columnActions = useColumnActions(model);
  const filters = useFilterPanel(areOpenAtFirst);
  const drag = useColumnDrag();
  const firstFilter = tools.includes('filters') ? columns.find(({ filter }) => filter !== undefined) : undefined;
  const isLoading = useIsLoading(model, isBusy);
  const hasBulkBar = bulkActions !== undefined && model.selection.selected.size > 0;
  const { onTools, onOverTools, onEdge, ...bars } = useBarPlace(hasBulkBar || model.edit.isAway);
  const { search, grid, showAll, showColumns } = useTableFocus(model, {
    hasBulkBar,
    openFilters: firstFilter && (() => filters.openAt(firstFilter.id)),
  });

  return (
    <Card
      {...rest}
      padding="none"
      title={title}
      headingLevel={headingLevel}
      footer={flow === 'pages' && model.total > FEW && <Pager model={model} perPageOptions={perPageOptions} />}
    >
      <ToolsPlace {...{ onTools, onOverTools }} isCovered={bars.isCovered} isReserved={bulkActions !== undefined}>
        {(tools.length > 0 || actions) && (
          <DataTableTools
            {...{ model, columnActions, tools, fileName, actions, views, onViewsChange, isLoading }}
            label={title}
            searchRef={search}
            areFiltersOpen={filters.isOpen}
            onToggleFilters={filters.toggle}
          />
        )}
      </ToolsPlace>
      {filters.Panel && (
        <filters.Panel
          columns={model.columns}
          filters={model.state.filters}
          focused={filters.focused}
          onChange={(next) => model.change({ filters: next })}
        />
      )}
      <DataTableGrid
        {...{ model, columnActions, grid, title, flow, height }}
        barPlace={bars.place}
        {...{ rowActions, detail }}
        onEdit={onEdit && announceSaved(model, onEdit)}
        isBusy={isBusy || model.isFinding}
        onFilter={tools.includes('filters') ? filters.openAt : undefined}
        presses={drag.presses}
      />
      {drag.Layer && <drag.Layer {...{ model, columnActions, grid }} presses={drag.presses} />}
      {model.total === 0 && (placeholder ?? <NoneYet {...{ model, isLoading, showAll, showColumns }} />)}
      <BarAtEdge ref={onEdge} data-edge-bar />
      {hasBulkBar && <BulkBar {...{ model, bars, tools, title, fileName }} actions={bulkActions} />}
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
    </Card>
  );
}

interface NoneYetProps<Item extends object> extends Pick<ReturnType<typeof useTableFocus>, 'showAll' | 'showColumns'> {
  model: DataTableModel<Item>;
  isLoading: boolean;
}

function NoneYet<Item extends object>({ model, isLoading, showAll, showColumns }: NoneYetProps<Item>) {
  if (isLoading) return <GridSkeleton model={model} />;
  return <NoRows model={model} onShowAll={showAll} onShowColumns={showColumns} />;
}

interface PagerProps<Item extends object> {
  model: DataTableModel<Item>;
  perPageOptions: readonly number[] | undefined;
}

function Pager<Item extends object>({ model, perPageOptions }: PagerProps<Item>) {
  const { state, change, total } = model;
  return (
    <Pagination
      page={state.page}
      perPage={state.perPage}
      total={total}
      perPageOptions={perPageOptions}
      onPageChange={change}
      onPerPageChange={change}
    />
  );
}
