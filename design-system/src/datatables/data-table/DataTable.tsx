import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { Card, type CardProps } from '../../cards/card/Card.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { BulkBar, type SelectedRows } from './selection/BulkBar.tsx';
import { DataTableGrid } from './grid/DataTableGrid.tsx';
import { AboveRows } from './tools/AboveRows.tsx';
import { BarAtEdge } from './tools/BarPlace.styles.ts';
import { DataTableTools } from './tools/DataTableTools.tsx';
import { ToolsPlace } from './tools/ToolsPlace.tsx';
import { useBarPlace } from './tools/useBarPlace.ts';
import type { RowProps } from './grid/GridRow.tsx';
import { GridSkeleton } from './grid/GridSkeleton.tsx';
import { createHeadPresses } from './columns/head-presses.ts';
import { NoRows, useIsLoading } from './grid/NoRows.tsx';
import { Pager } from './grid/Pager.tsx';
import { announceSaved } from './editing/announce-saved.ts';
import { useColumnActions } from './columns/useColumnActions.ts';
import { type DataTableModel, type DataTableModelProps, onlySearch, useDataTable } from './useDataTable.ts';
import { useTableFocus } from './focus/useTableFocus.ts';
import { useFilterPanel } from './tools/useFilterPanel.ts';
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
  /**
   * Whether the heading shows. Hide it where the title of the page says the same.
   * @default 'shown'
   */
  titleVisibility?: 'shown' | 'hidden';
  /** More buttons, after the usual ones. */
  actions?: ReactNode;
  /** The owner's fields that narrow down the rows: below the tools, and while rows are cards in the sheet that sorts. */
  filters?: ReactNode;
  /** The owner's filters that are set, as chips. While rows are cards, they stay in sight in one line. */
  chips?: ReactNode;
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
 * a list that is only looked at, use `Table`. Where it is too narrow for columns, rows are cards, and each column has a place on them.
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
  titleVisibility = 'shown',
  headingLevel,
  actions,
  filters: ownFilters,
  chips,
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
  const { model, rest, rowActions, detail, onEdit } = useTableModel({ ...others, flow, tools });
  const { columns } = model;
  const columnActions = useColumnActions(model);
  const filters = useFilterPanel(areOpenAtFirst);
  const drag = useColumnDrag();
  const firstFilter = tools.includes('filters') ? columns.find(({ filter }) => filter !== undefined) : undefined;
  const isLoading = useIsLoading(model, isBusy);
  const hasBulkBar = bulkActions !== undefined && model.selection.selected.size > 0;
  const { onTools, onOverTools, onEdge, ...bars } = useBarPlace(hasBulkBar || model.edit.isAway);
  const { search, grid, showAll, showColumns } = useTableFocus(model, {
    hasBulkBar,
    openFilters: firstFilter && !model.isCards ? () => filters.openAt(firstFilter.id) : undefined,
  });

  return (
    <Card
      {...(titleVisibility === 'hidden' && { role: 'region', 'aria-label': title })}
      {...rest}
      padding="none"
      title={titleVisibility === 'shown' && title}
      headingLevel={headingLevel}
      footer={flow === 'pages' && model.total > FEW && <Pager model={model} perPageOptions={perPageOptions} />}
    >
      {titleVisibility === 'hidden' && <VisuallyHidden as={`h${headingLevel ?? 2}`}>{title}</VisuallyHidden>}
      <ToolsPlace {...{ onTools, onOverTools }} isCovered={bars.isCovered} isReserved={bulkActions !== undefined}>
        {(tools.length > 0 || actions) && (
          <DataTableTools
            {...{ model, columnActions, tools, fileName, actions, views, onViewsChange, isLoading }}
            label={title}
            isFirst={titleVisibility === 'hidden'}
            searchRef={search}
            areFiltersOpen={filters.isOpen}
            onToggleFilters={filters.toggle}
          />
        )}
      </ToolsPlace>
      <AboveRows {...{ model, columnActions, ownFilters, chips, filters }} hasFilters={firstFilter !== undefined} />
      <DataTableGrid
        {...{ model, columnActions, grid, title, flow, height }}
        barPlace={bars.place}
        {...{ rowActions, detail }}
        onEdit={onEdit && announceSaved(model, onEdit)}
        isBusy={isBusy || model.isFinding}
        onFilter={tools.includes('filters') ? filters.openAt : undefined}
        presses={drag.presses}
      />
      {drag.Layer && !model.isCards && <drag.Layer {...{ model, columnActions, grid }} presses={drag.presses} />}
      {model.total === 0 && (placeholder ?? <NoneYet {...{ model, isLoading, showAll, showColumns }} />)}
      <BarAtEdge ref={onEdge} data-edge-bar />
      {hasBulkBar && <BulkBar {...{ model, bars, tools, title, fileName }} actions={bulkActions} />}
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
    </Card>
  );
}

type OfTheFrame =
  | 'title'
  | 'titleVisibility'
  | 'headingLevel'
  | 'actions'
  | 'filters'
  | 'chips'
  | 'areFiltersOpen'
  | 'perPageOptions'
  | 'height'
  | 'fileName'
  | 'isBusy'
  | 'placeholder'
  | 'views'
  | 'onViewsChange'
  | 'bulkActions';

/** The model of the table, apart from the props of its rows and from the rest, which goes to the root. */
function useTableModel<Item extends object>(props: Omit<DataTableProps<Item>, OfTheFrame>) {
  const { columns, rows, rowKey, rowLabel, countLabel, serverTotal, loadAll, everything, flow, tools, ...others } =
    props;
  const { rowActions, rowActionsCount = 1, detail, onEdit, ...kept } = others;
  const { isSelectable, selected, onSelect, state, defaultState, onStateChange, ...rest } = kept;
  const found = { columns, rows, rowKey, rowLabel, countLabel, serverTotal, loadAll, everything, flow, tools };
  const sides = { hasDetails: detail !== undefined, actions: rowActions ? rowActionsCount : 0 };
  const model = useDataTable({ ...found, isSelectable, selected, onSelect, state, defaultState, onStateChange, sides });
  return { model, rest, rowActions, detail, onEdit };
}

interface NoneYetProps<Item extends object> extends Pick<ReturnType<typeof useTableFocus>, 'showAll' | 'showColumns'> {
  model: DataTableModel<Item>;
  isLoading: boolean;
}

function NoneYet<Item extends object>({ model, isLoading, showAll, showColumns }: NoneYetProps<Item>) {
  if (isLoading) return <GridSkeleton model={model} />;
  return <NoRows model={model} onShowAll={showAll} onShowColumns={showColumns} />;
}
