import type { ReactNode } from 'react';

/** The place of a value on a card: the title and the amount are on its first line, the status and the others below. */
export type CardPlace = 'title' | 'amount' | 'status' | 'meta' | 'none';

export interface TableColumn<Item, Id extends string = string> {
  /** Names the column in `sort` and `onSort`. */
  id: Id;
  /** The head of the column; on phones it stands before each value. */
  header: string;
  /** The content of the cell: text, or one element. */
  cell: (item: Item) => ReactNode;
  /**
   * The alignment of the values. Align numbers at the end, so that their digits line up.
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
  /** Its place while rows are cards. Where no column has one, a card names each value on a line of its own. */
  card?: CardPlace;
  /** The placeholder while the value loads. Defaults to one line of text. */
  skeleton?: ReactNode;
}
