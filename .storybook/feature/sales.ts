import { salesApi } from '@embarque/mocks/sales-api/handlers';
import { required } from '../testing/required.ts';

/** The sales that the server of the stories lists. Their numbers follow from the day, so a story asks for them. */
const sales = () => required(salesApi.sales, 'sales');

/** One of the newest sales: 1 is the newest, 2 the one before. */
export const newestSale = (position = 1) => required(sales().at(-position), 'sale');

/** One of the oldest sales: 1 is the oldest. */
export const oldestSale = (position = 1) => required(sales()[position - 1], 'sale');

/** The id that the next sale gets. */
export const nextSaleId = () => `S-${Number(newestSale().id.slice(2)) + 1}`;

/** How many sales are listed, as a page writes it, once some were added or taken away. */
export const countOfSales = ({ added }: { added: number }) => (sales().length + added).toLocaleString('en');
