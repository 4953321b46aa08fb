/** The employees of the data tables written down: what goes in and what comes out, call by call. */

/** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export type EmployeeStatus = 1 | 2 | 3 | 4 | 5;

export interface Employee {
  /** Always empty: the column in which a narrow table puts its button. */
  responsive_id: string;
  id: number;
  /** Address of a picture; empty when initials should stand in for it. */
  avatar: string;
  full_name: string;
  /** The job title. */
  post: string;
  email: string;
  city: string;
  /** The first day of work, as `mm/dd/yyyy`. */
  start_date: string;
  /** The yearly salary in US dollars: `$23896.35`. */
  salary: string;
  /** In years: `61`. */
  age: string;
  /** Since the first day of work: `1 Year`, `12 Years`. */
  experience: string;
  status: EmployeeStatus;
}

/** The columns that the list can be sorted by. Days, amounts and years sort by value, not as text. */
export type EmployeeColumn = Exclude<keyof Employee, 'responsive_id' | 'avatar'>;

/** 200 of `GET /api/datatables/initial-data`: everybody. */
export type InitialDataAnswer = Employee[];

/** Query of `GET /api/datatables/data`. Everything may be left out; values that make no sense count as left out. */
export interface EmployeesQuery {
  /** Looks into full_name, post, email, age, salary and start_date; case and accents do not matter. */
  q?: string;
  /** @default 10 */
  perPage?: number;
  /** @default 1 */
  page?: number;
  /** @default 'id' */
  sortColumn?: EmployeeColumn;
  /** @default 'asc' */
  sort?: 'asc' | 'desc';
}

/** 200 of `GET /api/datatables/data` */
export interface EmployeesAnswer {
  /** Everybody, whatever was asked; of a bigger company the first thousand, so that the answer stays small. */
  allData: Employee[];
  /** The asked page; empty beyond the last one. */
  invoices: Employee[];
  /** How many match, on all pages together. */
  total: number;
}
