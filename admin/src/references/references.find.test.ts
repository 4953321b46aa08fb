import { describe, expect, it } from 'vitest';
import { findReferences, mayHaveReferences, namesIn } from './references.find.ts';

/** The mentions of a text, as `kind id` and the words that are the link. */
const found = (text: string) =>
  findReferences(text).map(({ kind, id, from, to }) => [`${kind} ${id}`, text.slice(from, to)]);

describe('what a text names', () => {
  it.each([
    ['The order is S-17513.', [['sale S-17513', 'S-17513']]],
    [
      '(P-17513, E-17514)',
      [
        ['policy P-17513', 'P-17513'],
        ['esim E-17514', 'E-17514'],
      ],
    ],
    ['Claim C-20418: two receipts', [['claim C-20418', 'C-20418']]],
    [
      'See #5030 and #5031!',
      [
        ['invoice 5030', '#5030'],
        ['invoice 5031', '#5031'],
      ],
    ],
    ['Invoice 5030 is late', [['invoice 5030', 'Invoice 5030']]],
    [
      'a fatura nº 5030 e a S-17513',
      [
        ['invoice 5030', 'fatura nº 5030'],
        ['sale S-17513', 'S-17513'],
      ],
    ],
    ['@Caio Brandão please look', [['user Caio Brandão', '@Caio Brandão']]],
    ['Thanks @Anneke de Vries, done', [['user Anneke de Vries', '@Anneke de Vries']]],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '',
    'S-1',
    'XS-17513',
    'S-17513-B',
    'S-17513x',
    's-17513',
    'R$ 5030',
    'in 2030 we sold 17513',
    '&#5030;',
    '#5030a',
    'invoice 123',
    'write to ana@Embarque Viagens',
    '@caio brandão',
    '@Caio',
  ])('%j names nothing', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is never missed by the quick look', () => {
    for (const text of ['S-17513', 'C-20418', '#5030', 'Invoice 5030', 'fatura nº 5030', '@Caio Brandão'])
      expect([text, mayHaveReferences(text)]).toEqual([text, true]);
    expect(mayHaveReferences('Obrigada, Caio!')).toBe(false);
  });

  it('can be a longer or a shorter name, the longest first', () => {
    expect(namesIn('Caio Brandão Please Look')).toEqual([
      'Caio Brandão Please Look',
      'Caio Brandão Please',
      'Caio Brandão',
    ]);
  });
});
