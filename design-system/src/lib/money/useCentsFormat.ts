import { useMemo } from 'react';
import { amountOfCents } from './money.ts';

/** Formats cents with the sign of their currency, the Portuguese way in every language. */
export function centsFormat(currency: string): (cents: number) => string {
  const { format } = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  return (cents) => format(amountOfCents(cents, currency));
}

/** As `centsFormat`, in a component. */
export const useCentsFormat = (currency: string) => useMemo(() => centsFormat(currency), [currency]);
