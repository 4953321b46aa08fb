/* Numbers are Brazilian in every language of the interface. */

/** Reais without cents. */
export const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };

export const reaisAndCents: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL' };

/** Dollars without cents. */
const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

const wholeDollars = new Intl.NumberFormat('pt-BR', dollars);
const share = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('pt-BR', { style: 'percent', signDisplay: 'exceptZero' });

/** `US$ 57.800` */
export const formatWholeDollars = (amount: number) => wholeDollars.format(amount);

/** `68,2%` */
export const formatShare = (value: number) => share.format(value);

/** `+68%` */
export const formatChange = (value: number) => change.format(value);
