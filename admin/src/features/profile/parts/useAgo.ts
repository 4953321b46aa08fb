import { useLingui } from '@lingui/react/macro';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in the language of the texts: "2 hours ago". */
export function useAgo(): (moment: string) => string {
  const { i18n } = useLingui();
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  return (moment) => {
    const past = Date.parse(moment) - Date.now();
    if (past > -HOUR) return format.format(Math.round(past / MINUTE), 'minute');
    if (past > -DAY) return format.format(Math.round(past / HOUR), 'hour');
    return format.format(Math.round(past / DAY), 'day');
  };
}
