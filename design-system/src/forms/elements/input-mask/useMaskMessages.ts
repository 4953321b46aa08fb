import { useLingui } from '@lingui/react/macro';
import type { MaskMistake } from './masks/pattern-mask.ts';

/** The message about each mistake, for masks and for the forms that check what they hand over. */
export function useMaskMessages(): Record<MaskMistake, string> {
  const { t } = useLingui();
  return {
    year: t`Enter a year from 1000 to 9999.`,
    month: t`Enter a month from 01 to 12.`,
    day: t`Enter a day that this month has.`,
    hour: t`Enter an hour from 00 to 23.`,
    minute: t`Enter minutes from 00 to 59.`,
    second: t`Enter seconds from 00 to 59.`,
    'card number': t`Enter a valid card number.`,
    expiry: t`Enter month and year, such as 09/28.`,
    'expired card': t`This card has expired. Use another one.`,
    negative: t`Not below zero.`,
  };
}
