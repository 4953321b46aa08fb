import { expect, it } from 'vitest';
import { questionIn } from './question.ts';

it.each([
  ['can … delete invoices?', 'delete invoices'],
  ['Can anyone delete the invoices?', 'delete invoices'],
  ['pode excluir faturas', 'excluir faturas'],
  ['Quem pode excluir', ''],
  ['cancel', ''],
  ['can', ''],
])('"%s" asks about "%s"', (text, question) => {
  expect(questionIn(text)).toBe(question);
});
