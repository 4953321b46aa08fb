import { screen } from 'storybook/test';

// An open list of items hides the rest of the page from screen readers.
export const items = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Item', hidden: true });
export const names = () => items().map(({ value }) => value);
export const field = (name: string, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name, hidden: true })[index];
export const sum = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
export const sumsOf = (...terms: string[]) => terms.map((term) => sum(term)?.textContent?.replace(/\s/g, ' '));
