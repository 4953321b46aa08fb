import type { ReactNode } from 'react';

export interface TableColumn<Item, Id extends string = string> {
  /** Names the column in `sort` and `onSort`. */
  id: Id;
  /** The head of the column; on phones it stands before each value. */
  header: string;
  /** What stands in the cell: text, or one element. */
  cell: (item: Item) => ReactNode;
  /**
   * Where the values stand; numbers at the end, so that their figures line up.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Whether its head is a button that sorts.
   * @default false
   */
  isSortable?: boolean;
  /** How wide it is, as CSS writes it; left out, as its content asks. */
  width?: string;
  /** Keeps the room of a value that is on its way; left out, one line of text. */
  skeleton?: ReactNode;
}
