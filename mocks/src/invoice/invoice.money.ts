const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Writes an amount as people in Brazil do: `R$ 2.205,00`, with a plain space, so that it can be searched for. */
export function moneyText(amount: number): string {
  return reais.format(amount).replace(/\s/g, ' ');
}

/** The amount behind an open balance, whether it is written out or not. */
export function amountOf(balance: number | string): number {
  if (typeof balance === 'number') return balance;
  const amount = Number(balance.replace(/[^\d,]/g, '').replace(',', '.'));
  return balance.startsWith('-') ? -amount : amount;
}
