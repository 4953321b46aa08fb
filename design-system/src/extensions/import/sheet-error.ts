/** Why a file was not read. */
export type SheetProblem =
  | 'otherKind'
  | 'oldKind'
  | 'foreignKind'
  | 'tooLarge'
  | 'unpacked'
  | 'tooFar'
  | 'blank'
  | 'unreadable'
  | 'broken'
  | 'quotes'
  | 'empty';

type SheetErrorOptions = ErrorOptions & Partial<Pick<SheetError, 'row' | 'cell'>>;

export class SheetError extends Error {
  readonly problem: SheetProblem;
  /** The row where it was found, counted from one, when it is known. */
  readonly row: number | undefined;
  /** The cell that is the reason, such as `XFD7`, when there is one. */
  readonly cell: string | undefined;

  constructor(problem: SheetProblem, { row, cell, ...options }: SheetErrorOptions = {}) {
    super(`The sheet was not read: ${problem}`, options);
    this.problem = problem;
    this.row = row;
    this.cell = cell;
  }
}
