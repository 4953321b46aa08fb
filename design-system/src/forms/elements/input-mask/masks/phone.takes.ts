import type { TakesTable } from '../../../../lib/takes.ts';

/** Telephone numbers of Brazil. What is too long is told as left out. */
export const phonesTaken: TakesTable = [
  {
    forms: [
      '11912345678',
      '+55 11 91234-5678',
      '5511912345678',
      '0055 11 91234-5678',
      '055 11 91234-5678',
      '(011) 91234-5678',
      '0 15 11 91234-5678',
    ],
    becomes: '(11) 91234-5678',
  },
  { forms: ['1133334444', '+55 (11) 3333-4444', '011 3333-4444'], becomes: '(11) 3333-4444' },
];
