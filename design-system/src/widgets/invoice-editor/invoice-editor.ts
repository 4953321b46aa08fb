export { discountMistake } from './model/discount.ts';
export {
  type EditableLine,
  EMPTY_LINE,
  isBlank,
  type LineFieldName,
  type LineFields,
  type LineMistake,
  lineMistakes,
  moneyLineOf,
  taxesOf,
} from './model/editable-line.ts';
export { InvoiceEditorLayout, type InvoiceEditorLayoutProps } from './layout/InvoiceEditorLayout.tsx';
export { InvoiceLines } from './InvoiceLines.tsx';
export type { InvoiceLinesProps } from './invoice-lines.types.ts';
export { InvoiceSums, type InvoiceSumsProps } from './sums/InvoiceSums.tsx';
export type { PricedItem } from './line/line-events.ts';
