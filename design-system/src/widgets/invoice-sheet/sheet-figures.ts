import { useMemo } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { amountOfCents } from '../../lib/money/money.ts';

/** Formats cents with the sign of their currency. */
export function useCentsFormat(currency: string): (cents: number) => string {
  const format = useNumberFormat(useMemo(() => ({ style: 'currency' as const, currency }), [currency]));
  return (cents) => format(amountOfCents(cents));
}

const quantities: Intl.NumberFormatOptions = { maximumFractionDigits: 3 };
const rates: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };

/** Formats thousandths of a piece. */
export function useQuantityFormat(): (thousandths: number) => string {
  const format = useNumberFormat(quantities);
  return (thousandths) => format(thousandths / 1000);
}

/** Formats hundredths of a percent. */
export function useRateFormat(): (rate: number) => string {
  const format = useNumberFormat(rates);
  return (rate) => format(rate / 10_000);
}
