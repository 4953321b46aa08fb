import { useLingui } from '@lingui/react/macro';
import { useNow } from './useNow.ts';

const MINUTE = 60_000;
const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A moment in the past in words, such as "2 hours ago". */
export function useTimeAgo(): (moment: string) => string {
  const { i18n } = useLingui();
  const now = useNow().getTime();
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  return (moment) => {
    const minutes = Math.round((Date.parse(moment) - now) / MINUTE);
    const [unit, size] = units.find(([, each]) => Math.abs(minutes) >= each) ?? units[2];
    return format.format(Math.trunc(minutes / size), unit);
  };
}
