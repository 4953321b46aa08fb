import { LARGEST, type MoneyLine } from '../../../lib/money/money.ts';

/** An invoice line while it is written; `null` is an empty figure. */
export interface EditableLine {
  /** Tells it from all other lines, also while it has no content. */
  id: string;
  /** The name of what is sold. */
  item: string;
  /** A second line about it. */
  description: string;
  /** Of one piece, in cents. */
  price: number | null;
  /** In thousandths: 1500 is one and a half. */
  quantity: number | null;
  /** In hundredths of a percent. */
  discount: number;
  /** The rates of its taxes in hundredths of a percent, at most two. */
  taxes: readonly number[];
}

/** The fields of a line, without its identity. */
export type LineFields = Omit<EditableLine, 'id'>;

/** A field that can hold a mistake. */
export type LineFieldName = 'item' | 'price' | 'quantity' | 'discount' | 'tax' | 'secondTax';

/** Why a field cannot stay as it is. */
export type LineMistake = 'missing' | 'negative' | 'too large';

/** A line before anything is written: one piece of nothing. */
export const EMPTY_LINE: LineFields = {
  item: '',
  description: '',
  price: null,
  quantity: 1000,
  discount: 0,
  taxes: [0],
};

/** The rates that a line shows and keeps: without a tax it has one of 0 %, so that its field is there to be changed. */
export const taxesOf = (rates: readonly number[]): number[] => (rates.length > 0 ? [...rates] : [0]);

/** Whether nothing was written into it; it adds nothing and is not saved. */
export function isBlank({ item, description, price }: LineFields): boolean {
  return item.trim() === '' && description.trim() === '' && price === null;
}

/** The line as it is added up: empty figures count as nothing. */
export function moneyLineOf({ price, quantity, discount, taxes }: LineFields): MoneyLine {
  return { price: price ?? 0, quantity: quantity ?? 0, discount, taxes };
}

/** The mistake in each field; none for a line that can be saved. */
export function lineMistakes(line: LineFields): Partial<Record<LineFieldName, LineMistake>> {
  if (isBlank(line)) return {};
  const [tax = 0, secondTax = 0] = line.taxes;
  const found: [LineFieldName, LineMistake | undefined][] = [
    ['item', line.item.trim() === '' ? 'missing' : undefined],
    ['price', mistakeOf(line.price, LARGEST.price)],
    ['quantity', mistakeOf(line.quantity, LARGEST.quantity)],
    ['discount', mistakeOf(line.discount, LARGEST.rate)],
    ['tax', mistakeOf(tax, LARGEST.rate)],
    ['secondTax', mistakeOf(secondTax, LARGEST.rate)],
  ];
  return Object.fromEntries(found.filter(([, mistake]) => mistake !== undefined));
}

function mistakeOf(value: number | null, most: number): LineMistake | undefined {
  if (value === null) return 'missing';
  if (value < 0) return 'negative';
  return value > most ? 'too large' : undefined;
}
