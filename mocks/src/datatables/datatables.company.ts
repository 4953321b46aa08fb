import { createListIndex, type ListIndex, type Rows } from '../lib/list/list-index.ts';
import { readListQuery, type SortKeys } from '../lib/list/listing.ts';
import type { Employee, EmployeeColumn, EmployeesAnswer } from './datatables.contract.ts';

/** Employees with what finds them quickly. */
export interface Company {
  employees: Rows<Employee>;
  index: ListIndex<Employee>;
}

/** Makes a company of its employees. */
export function companyOf(employees: Rows<Employee>): Company {
  return { employees, index: createListIndex(employees, { textsOf, keys }) };
}

const columns: readonly EmployeeColumn[] = [
  'id',
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
];

const keys: SortKeys<Employee> = {
  start_date: ({ start_date: day }) => isoDay(day),
  salary: ({ salary }) => Number(salary.slice(1)),
  age: ({ age }) => Number(age),
  experience: ({ experience }) => Number.parseInt(experience, 10),
};

// More than that would make the answer so large that writing it down holds the page up.
const mostInAllData = 1000;

/** One page of the employees that match the query of an address. */
export async function findEmployees({ employees, index }: Company, url: string): Promise<EmployeesAnswer> {
  const query = readListQuery(new URL(url).searchParams, { columns, order: { sortColumn: 'id', sort: 'asc' } });
  const { rows, total } = await index.find(query);
  return { allData: firstOf(employees, mostInAllData), invoices: rows, total };
}

/** The first employees of a company, or all when it has fewer. */
export function firstOf(employees: Rows<Employee>, most = employees.length): Employee[] {
  const indices = Array.from({ length: Math.min(most, employees.length) }, (_, index) => index);
  return indices.map((index) => employees.at(index)).filter((employee) => employee !== undefined);
}

/** `11/25/2026` → `2026-11-25` */
const isoDay = (day: string) => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`;

function textsOf({ full_name, post, email, age, salary, start_date }: Employee): string[] {
  return [full_name, post, email, age, salary, start_date, isoDay(start_date)];
}
