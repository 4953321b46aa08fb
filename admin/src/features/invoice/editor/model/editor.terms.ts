import type { InvoiceTerm } from '@embarque/mocks/invoice/contract';
import { addDays, formatISO, parseISO } from 'date-fns';

const DAYS: Record<Exclude<InvoiceTerm, 'custom'>, number> = { receipt: 0, days7: 7, days14: 14, days30: 30 };

/** The terms that can be chosen, in their order. */
export const TERMS: readonly InvoiceTerm[] = ['receipt', 'days7', 'days14', 'days30', 'custom'];

/** The due date that a term gives. */
export function dueDateOf(issuedDate: string, term: Exclude<InvoiceTerm, 'custom'>): string {
  return formatISO(addDays(parseISO(issuedDate), DAYS[term]), { representation: 'date' });
}

interface Dates {
  issuedDate: string | null;
  dueDate: string | null;
  term: InvoiceTerm;
}

/** The dates after another issue date: a term goes on to give the due date. */
export function withIssueDate({ dueDate, term }: Dates, issuedDate: string | null): Dates {
  if (term === 'custom' || issuedDate === null) return { issuedDate, dueDate, term };
  return { issuedDate, dueDate: dueDateOf(issuedDate, term), term };
}

/** The dates after another due date, which is then no longer given by a term. */
export const withDueDate = ({ issuedDate }: Dates, dueDate: string | null): Dates => ({
  issuedDate,
  dueDate,
  term: 'custom',
});

/** The dates after another term. */
export function withTerm({ issuedDate, dueDate }: Dates, term: InvoiceTerm): Dates {
  if (term === 'custom' || issuedDate === null) return { issuedDate, dueDate, term };
  return { issuedDate, dueDate: dueDateOf(issuedDate, term), term };
}
