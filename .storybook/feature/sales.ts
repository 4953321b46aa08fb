import { salesSample } from '@embarque/mocks/sales-api/data';
import { usualWorld } from '@embarque/mocks/world';
import { required } from '../testing/required.ts';

/**
 * The sales that a story of today begins with. Their numbers follow from the day, so stories ask for them. Time and world are the
 * usual ones: while a file of stories loads, the page may still have those of a story before it.
 */
export const salesToday = () => salesSample(performance.timeOrigin + performance.now(), usualWorld);

/** One of the newest sales: 1 is the newest, 2 the one before. */
export const newestSale = (position = 1) => required(salesToday().at(-position), 'sale');

/** One of the oldest sales: 1 is the oldest. */
export const oldestSale = (position = 1) => required(salesToday()[position - 1], 'sale');

/** The id that the next sale gets. */
export const nextSaleId = () => `S-${Number(newestSale().id.slice(2)) + 1}`;

/** How many sales are listed, as a page writes it, once some were added or taken away. */
export const countOfSales = ({ added }: { added: number }) => (salesToday().length + added).toLocaleString('pt-BR');
