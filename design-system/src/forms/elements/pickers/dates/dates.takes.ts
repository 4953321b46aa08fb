import type { TakesTable } from '../../../../lib/takes.ts';

/** Days, with or without a time. Of two digits for a year, 00 to 68 are of this century, 69 to 99 of the last. */
export const daysTaken: TakesTable = [
  {
    forms: ['21/11/2026', '21.11.2026', '21-11-26', '21/11/26', '2026-11-21', '2026/11/21', '20261121', '211126'],
    becomes: '2026-11-21',
  },
  {
    forms: ['21 de novembro de 2026', '21 nov. 2026', 'sáb., 21/11/2026', 'Nov 21, 2026', '21º de novembro de 2026'],
    becomes: '2026-11-21',
  },
  {
    forms: ['2026-11-21T14:05:00Z', '21/11/26 14h05', '21/11/2026, 2:05 PM', '20261121T140500Z', '14:05, 21/11/2026'],
    becomes: '2026-11-21T14:05',
  },
  { forms: ['21/11/68'], becomes: '2068-11-21' },
  { forms: ['21/11/69'], becomes: '1969-11-21' },
];
