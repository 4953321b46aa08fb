import { useLingui } from '@lingui/react/macro';
import type { TwoReadings } from './two-readings.ts';

/** The messages of a field about a text that it took no number from. */
export function useNumberMessages() {
  const { t } = useLingui();
  return {
    unreadable: t`Enter a number.`,
    either: ({ typed, one, other }: TwoReadings) =>
      t`${{ typed }} could be ${{ one }} or ${{ other }}. Enter the one you mean.`,
  };
}
