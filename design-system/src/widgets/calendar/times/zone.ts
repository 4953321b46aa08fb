import {
  getLocalTimeZone,
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';

/** The time zone of the device, such as `America/Sao_Paulo`. */
export const localZone = (): string => getLocalTimeZone();

/** The time on the clocks of a zone at a moment, as date fields take it: `2027-03-13T10:00`. */
export function toWallTime(moment: string, zone: string): string {
  return toCalendarDateTime(zoned(moment, zone)).toString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/**
 * The moment at which clocks of a zone show a time, with its offset: `2027-03-13T10:00:00-05:00`. A time that the clocks skip becomes
 * the one as much later; of a time that they show twice, it is the first.
 */
export function toMoment(wallTime: string, zone: string): string {
  return written(toZoned(parseDateTime(wallTime), zone));
}

/** The moment on the clocks of a zone, for arithmetic. */
export const zoned = (moment: string, zone: string): ZonedDateTime => parseAbsolute(moment, zone);

/** As RFC 3339 writes it, without the name of the zone. */
export const written = (moment: ZonedDateTime): string => moment.toString().replace(/\[.*\]$/, '');
