import { CalendarDate } from '@internationalized/date';
import { fullYear } from '../dates/dates.ts';

/** One part of what is typed in, such as the day. */
export interface TypedPart {
  type: string;
  value?: number | null;
  isEditable: boolean;
  isPlaceholder: boolean;
}

/** Why what stands in the parts is no day and no time. */
export type Mistake =
  | { kind: 'half' }
  | { kind: 'unreadable' }
  | { kind: 'short year' }
  | { kind: 'no such day'; year: number; month: number; days: number };

/** The error of the segments. Undefined when they are complete or all empty. */
export function mistakeIn(parts: readonly TypedPart[]): Mistake | undefined {
  const asked = parts.filter(({ isEditable }) => isEditable);
  const isEmpty = asked.every(({ isPlaceholder }) => isPlaceholder);
  if (isEmpty) return undefined;
  if (asked.some(({ isPlaceholder }) => isPlaceholder)) return { kind: 'half' };

  const valueOf = (type: string) => asked.find((part) => part.type === type)?.value;
  const [day, month, typedYear] = [valueOf('day'), valueOf('month'), valueOf('year')];
  if (!day || !month || !typedYear) return undefined;
  const year = fullYear(typedYear);
  if (isShortYear(year)) return { kind: 'short year' };
  const first = new CalendarDate(year, month, 1);
  const days = first.calendar.getDaysInMonth(first);
  return day > days ? { kind: 'no such day', year, month, days } : undefined;
}

/** Three digits are part of a year; two are one of this or the last century. */
export const isShortYear = (year: number): boolean => year < 1000;
