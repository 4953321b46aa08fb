import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocaleSettings } from '../../../../lib/i18n/LocaleProvider.tsx';
import type { Mistake } from './mistakes.ts';

/** Says what was wrong with the parts when they were left, until the value changes. */
export function useMistake(asksFor: 'day' | 'moment' | 'time') {
  const { t } = useLingui();
  const { locale } = useLocaleSettings();
  const [mistake, setMistake] = useState<Mistake>();

  const say = (): string | undefined => {
    if (!mistake) return undefined;
    if (mistake.kind === 'half') {
      if (asksFor === 'time') return t`Complete the time.`;
      return asksFor === 'day' ? t`Complete the date.` : t`Complete the date and the time.`;
    }
    if (mistake.kind === 'unreadable')
      return asksFor === 'time' ? t`The pasted text isn't a time.` : t`The pasted text isn't a date.`;
    if (mistake.kind === 'short year') return t`Type all four digits of the year.`;
    const { days } = mistake;
    const month = monthIn(locale, mistake);
    return t`${month} has ${days} days.`;
  };

  // A part that could not be read is still missing when the field is left.
  const onLeave = (found: Mistake | undefined) =>
    setMistake((before) => found ?? (before?.kind === 'unreadable' ? before : undefined));

  return { message: say(), onLeave, forget: () => setMistake(undefined) };
}

/** With a capital, as it begins the sentence. */
function monthIn(locale: string, { year, month }: { year: number; month: number }): string {
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1, 1);
  const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
