import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChoiceOption } from '../../forms/elements/select/choices/choices.ts';
import type { CardPlace } from '../../tables/table/table.types.ts';
import type { CellValue } from '../../lib/files/spreadsheet-safe.ts';

/** How the values of a column may be narrowed down: by a part of the text, from one to another, or to some of them. */
export type FilterKind = 'text' | 'number' | 'date' | readonly ChoiceOption[];

/** The filter of a column. Days are written `2026-11-21`. */
export type ColumnFilter =
  | { kind: 'text'; text: string }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string; to: string }
  | { kind: 'choice'; choices: readonly string[] };

export interface CellEdit<Item> {
  /** The editor: a text or number field, or a list of options. */
  kind: 'text' | 'number' | readonly ChoiceOption[];
  /** Why the value cannot be taken, in words for the person; nothing when it can. */
  refuse?: (change: { item: Item; value: CellValue }) => string | undefined;
}

export interface DataColumn<Item> {
  /** Tells it from all other columns. */
  id: string;
  /** The head of the column, in the table and in files. */
  header: string;
  /** Stands in the table's head in place of the words, which are its name and tooltip. */
  icon?: LucideIcon;
  /** The value by which rows are sorted, searched, filtered and exported. Days are a `Date` or `2026-11-21`. */
  value: (item: Item) => CellValue;
  /** The content of the cell. Defaults to the formatted value. */
  cell?: (item: Item) => ReactNode;
  /** How a number is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** The words for a value that is only a code: searched, exported and copied in its place. */
  text?: (item: Item) => string;
  /**
   * The alignment of the values. Align numbers at the end, so that their digits line up.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * How wide it is at first, in px; it takes a share of the room that is left.
   * @default 160
   */
  width?: number;
  /**
   * The narrowest it gets, in px.
   * @default 80
   */
  minWidth?: number;
  /**
   * Whether its head sorts.
   * @default true
   */
  isSortable?: boolean;
  /**
   * Whether the search looks at it while it shows; a hidden column is not searched.
   * @default true
   */
  isSearched?: boolean;
  /** How its values may be narrowed down; left out, not at all. */
  filter?: FilterKind;
  /** The total of all rows found, shown below the column. */
  total?: 'sum' | 'average' | ((found: readonly Item[]) => CellValue);
  /**
   * Its place while rows are cards, where the table is too narrow for columns.
   * @default 'meta', and 'title' for the first column where none is
   */
  card?: CardPlace;
  /** The content of the value on a card, where it differs from that of the cell. */
  cardCell?: (item: Item) => ReactNode;
  /** Lets people change its values in place. */
  edit?: CellEdit<Item>;
}

export interface ColumnSort {
  /** The id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The columns as a person has arranged them. Columns that it does not name are as they were at first. */
export interface ColumnLayout {
  /** The ids in their order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Those that stay where they are while the others scroll. */
  pinned: { start: readonly string[]; end: readonly string[] };
  /** In px. */
  widths: Readonly<Record<string, number>>;
}

export type DataTableDensity = 'comfortable' | 'compact';

/** The query of the table, which a server can answer. */
export interface DataQuery {
  search: string;
  filters: Readonly<Record<string, ColumnFilter>>;
  /** The first one decides; the others among its equals. */
  sort: readonly ColumnSort[];
  /** From 1. */
  page: number;
  perPage: number;
}

/** How a person looks at a table. Under a name it is a saved view. */
export interface DataView extends Omit<DataQuery, 'page'> {
  columns: ColumnLayout;
  density: DataTableDensity;
}

/** All that can be changed about what a table shows. */
export interface DataTableState extends DataView {
  /** From 1. */
  page: number;
}

export interface SavedView {
  /** Tells it from all other views. */
  name: string;
  view: DataView;
}

/** The tools of the table, each with a control above it. */
export type DataTableTool = 'search' | 'filters' | 'columns' | 'density' | 'views' | 'export';

export interface CellChange<Item> {
  item: Item;
  /** The id of the column. */
  column: string;
  value: CellValue;
}
