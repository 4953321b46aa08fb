import { expect, it } from 'vitest';
import { isPdfText, pdfText } from './pdf-text.ts';

it.each([
  ['São João, R$\u00a01.234,56', 'São João, R$ 1.234,56'],
  ['Olá, João: até 15 – 20 %', 'Olá, João: até 15 – 20 %'],
  ['−12,5\u202f%', '-12,5 %'],
  ['o\ufb03ce, co\u00adop', 'office, coop'],
])('%j is written as %j', (text, written) => {
  expect(pdfText(text)).toBe(written);
});

it.each([
  ['São João, Müller – 50 €', true],
  ['−12,5 %', true],
  ['Nguyễn Hữu Thọ', false],
  ['Łódź Logistyka', false],
  ['İstanbul', false],
  ['Ελένη', false],
  ['Иван Петров', false],
  ['山田太郎', false],
  ['شركة السفر', false],
  ['Thank you 🙂', false],
])('tells whether %j can be written letter for letter', (text, isWritable) => {
  expect(isPdfText(text)).toBe(isWritable);
});
