import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readAnswer } from './http.answer.ts';
import { rows } from './rows.schema.ts';

const people = rows(v.object({ id: v.number(), name: v.string() }));
const [ana, bia] = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Bia' },
];

it('a list has a record once that a server sends twice, letter for letter', () => {
  expect(readAnswer('people', people, [ana, bia, { name: 'Ana', id: 1 }, bia, ana])).toEqual({
    data: [ana, bia],
    unreadable: [],
  });
});

it('a list has all records that share an id and differ', () => {
  const other = { id: 1, name: 'Ana Prado' };
  expect(readAnswer('people', people, [ana, other, ana]).data).toEqual([ana, other]);
});

it('a list has all equal values that have no id', () => {
  const lines = rows(v.object({ name: v.string() }));
  expect(readAnswer('lines', lines, [{ name: 'a' }, { name: 'a' }]).data).toHaveLength(2);
});
