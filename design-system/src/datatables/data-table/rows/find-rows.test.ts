import { describe, expect, it } from 'vitest';
import type { ColumnFilter } from '../data-table.types.ts';
import { findRows, isNarrowing } from './find-rows.ts';
import { createSearchIndex, PORTION } from './search-index.ts';

const people = [
  { name: 'Érica Sá', city: 'São Paulo', age: 41, since: '2024-03-01', status: '1' },
  { name: 'Bruno Duarte', city: 'Lisboa', age: 29, since: '2025-11-21', status: '2' },
  { name: 'Paula Prado', city: 'Évora', age: 35, since: '2026-01-15', status: '1' },
];
type Column = keyof (typeof people)[number];
const columns: Column[] = ['name', 'city', 'age', 'since', 'status'];

function find(search: string, filters: Partial<Record<Column, ColumnFilter>> = {}) {
  const index = createSearchIndex(people.length, {
    letters: columns.map((column) => (row) => String(people[row]?.[column] ?? '')),
    digits: [],
  });
  const work = findRows({
    count: people.length,
    search,
    index,
    filters: Object.entries(filters).map(([column, filter]) => ({
      filter,
      valueOf: (row) => people[row]?.[column as Column] ?? null,
    })),
  });
  return finish(work).flatMap((isFound, row) => (isFound ? (people[row]?.name ?? []) : []));
}

function finish(work: Generator<undefined, Uint8Array>): number[] {
  let step = work.next();
  while (!step.done) step = work.next();
  return [...step.value];
}

/** Rows of one text, and which kinds of it were read since the last look. */
function gates(count: number) {
  const kinds = new Set<string>();
  const text = (kind: string, written: string) => () => {
    kinds.add(kind);
    return written;
  };
  return {
    index: createSearchIndex(count, { letters: [text('letters', 'Gate 1.200')], digits: [text('digits', '1200')] }),
    read: () => {
      const read = [...kinds];
      kinds.clear();
      return read;
    },
  };
}

describe('the search', () => {
  it.each([
    ['erica', ['Érica Sá']],
    ['PAUL', ['Érica Sá', 'Paula Prado']],
    ['paulo sa', ['Érica Sá']],
    ['evora prado', ['Paula Prado']],
    ['lisboa prado', []],
    ['  ', ['Érica Sá', 'Bruno Duarte', 'Paula Prado']],
  ])('for "%s" finds rows with every word, in any column, without case and accents', (search, names) => {
    expect(find(search)).toEqual(names);
  });

  it('finds nothing across the end of a value or of a row', () => {
    expect(find('sasao')).toEqual([]);
    expect(find('1bruno')).toEqual([]);
  });

  it.each([
    ['gate mueller', ['letters']],
    ['gate 12', ['letters', 'digits']],
    ['gate -', ['letters', 'digits']],
  ])('for %j reads what numbers are in plain digits only if it may find them', (search, kinds) => {
    const { index, read } = gates(PORTION);
    finish(findRows({ count: PORTION, search, index, filters: [] }));
    expect(read()).toEqual(kinds);
  });

  it('reads nothing once all is prepared, and finds words and numbers in every portion', () => {
    const count = PORTION + 3;
    const { index, read } = gates(count);
    for (const work of [index.prepare(), index.prepareDigits()]) while (!work.next().done);
    expect(read()).toEqual(['letters', 'digits']);

    const found = (search: string) =>
      finish(findRows({ count, search, index, filters: [] })).filter((isFound) => isFound === 1).length;
    expect(['gate', '1200', 'gate 1200', '1200gate', '12001200'].map(found)).toEqual([count, count, count, 0, 0]);
    expect(read()).toEqual([]);
  });

  it('finds letters that are spelled out, each in its row', () => {
    const names = ['Müller', 'Muller', 'Mueller', 'Sørensen'];
    const index = createSearchIndex(names.length, { letters: [(row) => names[row] ?? '', () => 'x'], digits: [] });
    const found = (search: string) =>
      names.filter((_, row) => finish(findRows({ count: names.length, search, index, filters: [] }))[row] === 1);
    expect(found('mueller x')).toEqual(['Müller', 'Mueller']);
    expect(found('muller')).toEqual(['Müller', 'Muller']);
    expect(found('soerensen')).toEqual(['Sørensen']);
  });

  it('finds rows in every portion, each once', () => {
    const count = PORTION * 2 + 3;
    const index = createSearchIndex(count, {
      letters: [(row) => (row % PORTION === 2 ? 'gate gate' : 'lounge')],
      digits: [],
    });
    const found = finish(findRows({ count, search: 'gate', index, filters: [] }));
    expect(found.flatMap((isFound, row) => (isFound ? [row] : []))).toEqual([2, PORTION + 2, PORTION * 2 + 2]);
  });
});

describe('filters', () => {
  it.each<[string, Partial<Record<Column, ColumnFilter>>, string[]]>([
    ['a part of the text', { name: { kind: 'text', text: 'PRA' } }, ['Paula Prado']],
    ['from a number', { age: { kind: 'number', from: 35, to: null } }, ['Érica Sá', 'Paula Prado']],
    ['from one number to another', { age: { kind: 'number', from: 29, to: 35 } }, ['Bruno Duarte', 'Paula Prado']],
    [
      'days, both included',
      { since: { kind: 'date', from: '2025-11-21', to: '2026-01-15' } },
      ['Bruno Duarte', 'Paula Prado'],
    ],
    ['some of the values', { status: { kind: 'choice', choices: ['2'] } }, ['Bruno Duarte']],
    [
      'all of them together',
      { status: { kind: 'choice', choices: ['1'] }, age: { kind: 'number', from: null, to: 40 } },
      ['Paula Prado'],
    ],
  ])('let %s through', (_what, filters, names) => {
    expect(find('', filters)).toEqual(names);
  });

  it('narrow down what the search has found', () => {
    expect(find('paul', { age: { kind: 'number', from: 40, to: null } })).toEqual(['Érica Sá']);
  });

  it('that ask for nothing let everything through', () => {
    const empty: ColumnFilter = { kind: 'choice', choices: [] };
    expect(isNarrowing(empty)).toBe(false);
    expect(find('', { status: empty })).toHaveLength(3);
  });
});
