import { format, parseISO } from 'date-fns';

/** A moment as the fields for day and time have it, by the clocks of the device: `2026-11-21T14:05`. */
export const localOf = (moment: string): string => format(parseISO(moment), "yyyy-MM-dd'T'HH:mm");

/** The moment at which the clocks of the device show this. */
export const momentOf = (local: string): string => parseISO(local).toISOString();

const shown = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment with the zone of the device: `29 de fev. de 2028, 09:00 BRT`. */
export const formatMoment = (moment: string): string => shown.format(parseISO(moment));

const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** The time of day: `10:12`. */
export const formatTime = (moment: string): string => time.format(parseISO(moment));
