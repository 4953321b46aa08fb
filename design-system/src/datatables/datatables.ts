export type {
  CellEdit,
  ColumnFilter,
  ColumnLayout,
  ColumnSort,
  DataColumn,
  DataQuery,
  DataTableState,
  DataTableTool,
  DataView,
  FilterKind,
  SavedView,
} from './data-table/data-table.types.ts';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export type { CellChange } from './data-table/grid/GridRow.tsx';
export { initialState as initialDataTableState } from './data-table/useDataTableState.ts';
