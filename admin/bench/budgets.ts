import budgetsFile from './budgets.json' with { type: 'json' };

/** The highest cost that a page may have. */
export interface Budget {
  /** JavaScript on the wire, brotli, in units of 1,000 bytes. */
  javascriptKilobytes: number;
  /** How many files that JavaScript may come in: on a slow line each costs a sixth of a round trip. */
  scripts: number;
  /** Time to interactive as a multiple of the bare React page's. */
  interactiveToHello: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Total blocking time in milliseconds; left out, it is not judged. */
  blocked?: number;
}

/** By the address of the page. */
export const budgets: Record<string, Budget> = budgetsFile;
