import { expect, it } from 'vitest';
import { listParts } from './list-parts.ts';

it.each([
  ['Portugal; Brazil, France', ['Portugal', 'Brazil', 'France']],
  ['France\nBrazil\r\nAtlantis\n', ['France', 'Brazil', 'Atlantis']],
  ['a\tb,,c; ;\n d ', ['a', 'b', 'c', 'd']],
  [' ; ,\n', []],
  ['Washington, D.C.; Lisbon', ['Washington, D.C.', 'Lisbon']],
  ['"Paris, Texas", Lisbon\n“Rome, Georgia”', ['Paris, Texas', 'Lisbon', 'Rome, Georgia']],
  ['"say ""yes"", now";b', ['say "yes", now', 'b']],
  ['"Silva; Ana", café', ['Silva; Ana', 'café']],
  ['a, "b; c"\n"d, e"', ['a', 'b; c', 'd, e']],
  ['5" pipe, 6" pipe', ['5" pipe', '6" pipe']],
  ['"half, b\nc', ['"half', 'b', 'c']],
  ['東京、大阪，京都；Lisbon', ['東京', '大阪', '京都', 'Lisbon']],
  ['a\u2028b\vc', ['a', 'b', 'c']],
  ['• Portugal\n• Brazil\n', ['Portugal', 'Brazil']],
  ['1. Portugal\n2. Brazil', ['Portugal', 'Brazil']],
  ['- 5\nBrazil', ['- 5', 'Brazil']],
])('takes the list %j apart (BR2-18)', (text, parts) => {
  expect(listParts(text, (part) => part === 'Washington, D.C.')).toEqual(parts);
});
