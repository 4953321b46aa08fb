import budgetsFile from './budgets.json' with { type: 'json' };

/** The highest cost that a page may have. */
export interface Budget {
  /** JavaScript on the wire, brotli, in units of 1,000 bytes. */
  javascriptKilobytes: number;
  /** How many files that JavaScript may come in: on a slow line each costs a sixth of a round trip. */
  scripts: number;
  /** Selects what the page is for, as it stands in the document once it is there: a row, a card, a mark of a chart. */
  content: string;
  /** Time until the content is painted, as a multiple of the bare React page's. */
  readyToHello: number;
  /** Time until the page can be used, as a multiple of the bare React page's. */
  interactiveToHello: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Total blocking time after the first paint, in milliseconds. */
  blocked: number;
}

/** By the address of the page. */
export const budgets: Record<string, Budget> = budgetsFile;
