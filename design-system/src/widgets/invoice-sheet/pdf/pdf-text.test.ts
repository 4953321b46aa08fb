import { expect, it } from 'vitest';
import { isPdfText, pdfText } from './pdf-text.ts';

it('keeps the letters of Portuguese, and writes others without their marks', () => {
  expect(pdfText('São João, R$\u00a01.234,56')).toBe('São João, R$ 1.234,56');
  expect(pdfText('Ulica Długa 18, Łódź')).toBe('Ulica Dluga 18, Lódz');
});

it.each([
  ['São João, Łódź – 50 €', true],
  ['İstanbul', true],
  ['Иван Петров', false],
  ['山田太郎', false],
  ['شركة السفر', false],
  ['Thank you 🙂', false],
])('tells whether %j can be written', (text, isWritable) => {
  expect(isPdfText(text)).toBe(isWritable);
});
