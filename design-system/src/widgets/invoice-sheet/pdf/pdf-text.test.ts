import { expect, it } from 'vitest';
import { pdfText } from './pdf-text.ts';

it('keeps the letters of Portuguese, and writes others without their marks', () => {
  expect(pdfText('São João, R$\u00a01.234,56')).toBe('São João, R$ 1.234,56');
  expect(pdfText('Ulica Długa 18, Łódź')).toBe('Ulica Dluga 18, Lódz');
});
