import { columns } from './list.ts';
import type { Person } from './people.ts';

export type Direction = 'ascending' | 'descending';

interface Wanted {
  search: string;
  /** By name. */
  sort: Direction | undefined;
}

/** The places of those that are found, in order: keys to sort by are computed once, as is the one text per row to search. */
export function createFinder(people: readonly Person[]): (wanted: Wanted) => Uint32Array {
  let keys: string[] | undefined;
  let texts: string[] | undefined;

  return ({ search, sort }) => {
    let order = Uint32Array.from(people.keys());
    if (search !== '') {
      texts ??= people.map((person) => fold(columns.map((column) => person[column]).join('\n')));
      const known = texts;
      const typed = fold(search);
      order = order.filter((index) => known[index]?.includes(typed));
    }
    if (sort) {
      keys ??= people.map(({ name }) => fold(name));
      const known = keys;
      const sign = sort === 'descending' ? -1 : 1;
      order.sort((a, b) => sign * compare(known[a] ?? '', known[b] ?? '') || a - b);
    }
    return order;
  };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const compare = (a: string, b: string) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
