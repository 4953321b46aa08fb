export type {
  CellChange,
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
export { initialState as initialDataTableState } from './data-table/useDataTableState.ts';
