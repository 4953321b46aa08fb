export { amountOfCents, centsOf } from './cents.ts';
export { decimalsOf } from './decimals-of.ts';
export {
  type InvoiceTotals,
  invoiceTotals,
  LARGEST,
  type LineTotals,
  lineTotals,
  type MoneyDiscount,
  type MoneyInput,
  type MoneyLine,
  paidOf,
  type TaxTotal,
} from './invoice-totals.ts';
