import { amountOfCents } from '@embarque/design-system/money';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Writes cents as people in Brazil write reais: `R$ 2.205,00`, with a plain space, so that it can be searched for. */
export function moneyText(cents: number): string {
  return reais.format(amountOfCents(cents)).replace(/\s/g, ' ');
}

/** The amount behind an open balance, whether it is written out or not. */
export function amountOf(balance: number | string): number {
  if (typeof balance === 'number') return balance;
  const amount = Number(balance.replace(/[^\d,]/g, '').replace(',', '.'));
  return balance.startsWith('-') ? -amount : amount;
}
