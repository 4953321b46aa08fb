import { useMemo } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';

/** Formats amounts with the sign of their currency. */
export function useMoneyFormat(currency: string): (amount: number) => string {
  return useNumberFormat(useMemo(() => ({ style: 'currency' as const, currency }), [currency]));
}
