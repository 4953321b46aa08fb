/** Prices of the shop are in Brazilian reais; one object, so that it is set up once. */
export const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL' };
