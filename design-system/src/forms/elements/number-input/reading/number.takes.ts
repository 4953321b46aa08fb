import type { TakesTable } from '../../../../lib/takes.ts';

/** Numbers and amounts, whatever the language of the page; what is none is told and changes nothing. */
export const numbersTaken: TakesTable = [
  { forms: ['2500', '2.500', '2,500', '2 500', '2.500,00', '2,500.00', '2500.00'], becomes: '2500' },
  { forms: ['R$ 2.500,00', 'US$ 2,500.00', '2500 EUR', '2.500,00 kr', '+2500', '٢٥٠٠'], becomes: '2500' },
  { forms: ['-2500', '2500-', '(2.500)', 'R$ -2.500', '−2500'], becomes: '-2500' },
  { forms: ['12,5', '12.5'], becomes: '12.5' },
];
