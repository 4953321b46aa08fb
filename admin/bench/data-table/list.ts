import type { Person } from './people.ts';

/** In px. */
export const HEIGHT = 44;
export const VIEW_HEIGHT = 576;
/** Rows that are ready above and below what is on screen. */
const SPARE = 6;

export const columns = ['id', 'name', 'email', 'post', 'city', 'salary', 'since'] as const;

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });
const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });

export function writeCell(person: Person, column: (typeof columns)[number]): string {
  if (column === 'salary') return money.format(person.salary);
  if (column === 'since') return days.format(new Date(person.since));
  return person[column];
}

/** Which rows are there when so many px are scrolled away: from the first to before the last. */
export function windowOf(scrolled: number, count: number): { from: number; to: number } {
  return {
    from: Math.max(Math.floor(scrolled / HEIGHT) - SPARE, 0),
    to: Math.min(Math.ceil((scrolled + VIEW_HEIGHT) / HEIGHT) + SPARE, count),
  };
}
