import { expect, it } from 'vitest';
import { listParts } from './list-parts.ts';

it.each([
  ['Portugal; Brazil, France', ['Portugal', 'Brazil', 'France']],
  ['France\nBrazil\r\nAtlantis\n', ['France', 'Brazil', 'Atlantis']],
  ['a\tb,,c; ;\n d ', ['a', 'b', 'c', 'd']],
  [' ; ,\n', []],
  ['Washington, D.C.; Lisbon', ['Washington, D.C.', 'Lisbon']],
])('takes the list %j apart (BR2-18)', (text, parts) => {
  expect(listParts(text, (part) => part === 'Washington, D.C.')).toEqual(parts);
});
