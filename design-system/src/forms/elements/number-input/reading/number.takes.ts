import type { TakesTable } from '../../../../lib/takes.ts';

/**
 * Numbers and amounts, whatever the language of the page; what is none is told and changes nothing. In a language that writes
 * decimals with a point, `2.500` can be two numbers, and the field asks.
 */
export const numbersTaken: TakesTable = [
  { forms: ['2500', '2 500', '2.500,00', '2,500.00', '2500.00'], becomes: '2500' },
  { forms: ['R$ 2.500,00', 'US$ 2,500.00', '2500 EUR', '2.500,00 kr', '+2500', '٢٥٠٠'], becomes: '2500' },
  { forms: ['-2500', '2500-', '(2500)', 'R$ -2500', '−2500'], becomes: '-2500' },
  { forms: ['12,5', '12.5'], becomes: '12.5' },
  { forms: ['8,165', '8,1650'], becomes: '8.165' },
];
