import { here, type OffsetAt } from './clock-changes.ts';

/** The clocks of a time zone, read off how it writes a moment; left out, those of the device. */
export function clocksOf(timeZone: string | undefined): OffsetAt {
  if (timeZone === undefined) return here;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const parts = Number.isNaN(time) ? [] : format.formatToParts(time);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? 1 : -1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}
