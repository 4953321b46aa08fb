/* Numbers are Portuguese whatever the language of the texts; these are the ways of writing them that no other page has. */

/** Dollars without cents. */
export const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

const wholeDollars = new Intl.NumberFormat('pt-BR', dollars);
const share = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('pt-BR', { style: 'percent', signDisplay: 'exceptZero' });

/** `US$ 48.900` */
export const formatDollars = (amount: number) => wholeDollars.format(amount);

/** `68,2%` */
export const formatShare = (value: number) => share.format(value);

/** `+68%` */
export const formatChange = (value: number) => change.format(value);
