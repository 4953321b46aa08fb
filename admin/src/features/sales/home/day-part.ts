export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day that an hour belongs to, from 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
