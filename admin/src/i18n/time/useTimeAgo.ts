import { nextQuarterHour, useClock } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatISO } from 'date-fns';
import { useCallback } from 'react';
import { agoOf, isDay, nextTurn } from './time-ago.ts';

/** How long ago a moment or a day (`2026-11-21`) was, in the language of the texts: "2 hours ago". */
export function useTimeAgo(past: string): string {
  const { i18n } = useLingui();
  const next = useCallback((now: number) => (isDay(past) ? nextQuarterHour(now) : nextTurn(past, now)), [past]);
  return useClock((now) => {
    const written = isDay(past) ? formatISO(now, { representation: 'date' }) : new Date(now).toISOString();
    return formatIn(i18n.locale).format(...agoOf(past, written));
  }, next);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatIn(locale: string): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}
