export { amountOfCents, centsOf, percentOf, shareOut } from './cents.ts';
export {
  type InvoiceTotals,
  invoiceTotals,
  LARGEST,
  type LineTotals,
  lineTotals,
  type MoneyDiscount,
  type MoneyInput,
  type MoneyLine,
  type TaxTotal,
} from './invoice-totals.ts';
