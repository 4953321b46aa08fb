import { useLingui } from '@lingui/react/macro';
import { type DayLimits, formatDay, refusalOf } from '../dates/dates.ts';

/** Says why a day that was typed cannot be taken, and which ones can; nothing when it may be. */
export function useRefusal(limits: DayLimits) {
  const { t } = useLingui();
  return (day: string | null): string | undefined => {
    const [first, last] = [formatDay(limits.min ?? ''), formatDay(limits.max ?? '')];
    switch (refusalOf(day, limits)) {
      case 'too early':
        return t`Choose ${first} or a later day.`;
      case 'too late':
        return t`Choose ${last} or an earlier day.`;
      case 'not available':
        return t`This day is not available. Choose another one.`;
      case null:
        return undefined;
    }
  };
}
