const known = new Map<string, number>();

/** How many decimals the amounts of a currency have: two for most, none for yen, three for dinars. */
export function decimalsOf(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  known.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}
