/** Options that a select asks the server for, written down: what goes in and what comes out. */

export interface SelectOption {
  id: number;
  /** The value that a form sends: the country's name in lower case and without accents. */
  value: string;
  /** The name that people read. */
  label: string;
}

/** Query of `GET /api/select/data` */
export interface SelectQuery {
  /** Looks into the value; case and accents do not matter. Without it everything is there. */
  query?: string;
}

/** 200 of `GET /api/select/data`, by label. */
export type SelectAnswer = SelectOption[];
