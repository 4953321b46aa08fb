const whole = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });

/** Writes US dollars: whole ones without cents. */
export const money = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);
