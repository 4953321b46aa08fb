/** A row or a column. */
export interface MatrixLine {
  id: string;
  label: string;
}

export interface MatrixPosition {
  /** The id of the row. */
  row: string;
  /** The id of the column. */
  column: string;
}

export interface MatrixCell {
  /** Whether the right is granted. */
  isOn: boolean;
  /** Whether it differs from what is stored. */
  isChanged?: boolean;
  /** A few words beside the box: why it changed along, or what it needs. */
  note?: string | undefined;
  /** Why it cannot be changed; left out, it can. */
  lock?: string | undefined;
}
