const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many minutes the clocks are behind UTC at a moment, as `getTimezoneOffset` has it. */
export type OffsetAt = (time: number) => number;

/** The clocks of the device. */
export const here: OffsetAt = (time) => new Date(time).getTimezoneOffset();

/**
 * The moments at which the clocks show a day and time: none where they skip it, two where they repeat it.
 *
 * @param local such as `2027-03-14T02:30`
 * @param offsetAt of another place than this
 */
export function momentsOf(local: string, offsetAt: OffsetAt = here): readonly Date[] {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return [];
  const offsets = new Set([-DAY, 0, DAY].map((distance) => offsetAt(shown + distance)));
  return [...offsets]
    .map((offset) => ({ offset, time: shown + offset * MINUTE }))
    .filter(({ offset, time }) => offsetAt(time) === offset)
    .map(({ time }) => new Date(time))
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** Whether the clocks show the same at another moment. */
export function isShownTwice(moment: Date, offsetAt: OffsetAt = here): boolean {
  const shown = new Date(moment.getTime() - offsetAt(moment.getTime()) * MINUTE);
  return momentsOf(shown.toISOString().slice(0, -1), offsetAt).length > 1;
}

/** How far the clocks are from UTC: `UTC−4`, `UTC+5:30`. */
export function offsetOf(moment: Date, offsetAt: OffsetAt = here): string {
  const minutes = -offsetAt(moment.getTime());
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
