import type { EmployeeRow } from '../basic/employees.samples.tsx';
import type { ColumnSort, DataQuery } from '../data-table/data-table.types.ts';
import { fold } from '../../lib/i18n/search/fold.ts';
import { hasWords, searchableText, searchWords } from '../../lib/i18n/search/search-words.ts';

export interface Answer<Item> {
  rows: Item[];
  /** On all pages together. */
  total: number;
}

/** In ms: long enough to see the loading state. */
const DELAY_MS = 300;

/** Stands for a server with a list of its own: it takes its time, and forgets what nobody waits for any more. */
export async function askServer(
  employees: readonly EmployeeRow[],
  { search, sort, page, perPage }: DataQuery,
  signal: AbortSignal,
): Promise<Answer<EmployeeRow>> {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
  const words = searchWords(search);
  const found = employees.filter((employee) =>
    hasWords(fold(searchableText(Object.values(employee).join('\n'))), words),
  );
  const sorted = found.toSorted((a, b) => compareBy(sort, a, b));
  return { rows: sorted.slice((page - 1) * perPage, page * perPage), total: found.length };
}

/** The first column decides, the others among its equals. */
function compareBy(sort: readonly ColumnSort[], a: EmployeeRow, b: EmployeeRow): number {
  for (const { column, direction } of sort) {
    const order = compare(a[column as keyof EmployeeRow], b[column as keyof EmployeeRow]);
    if (order !== 0) return direction === 'descending' ? -order : order;
  }
  return 0;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pt-BR');
}
