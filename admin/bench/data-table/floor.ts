import type { Person } from './people.ts';

const HEIGHT = 44;
const SPARE = 6;
const columns = ['id', 'name', 'email', 'post', 'city', 'salary', 'since'] as const;

/**
 * The least that such a list can be: rows of plain elements, only those on screen, an order of numbers, keys for sorting that are
 * computed once, and one text per row to search. No widths, no keyboard, no states, nothing spoken.
 */
export function mountFloor(stage: HTMLElement, people: readonly Person[]): void {
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });
  const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });
  let order = Uint32Array.from(people.keys());
  let keys: string[] | undefined;
  let texts: string[] | undefined;

  const search = stage.appendChild(document.createElement('input'));
  search.type = 'search';
  const head = stage.appendChild(document.createElement('button'));
  head.textContent = 'Name';
  const scroller = stage.appendChild(document.createElement('div'));
  scroller.dataset['scroller'] = '';
  scroller.style.cssText = 'block-size: 576px; overflow: auto; position: relative; inline-size: 1100px;';
  const body = scroller.appendChild(document.createElement('div'));
  body.style.position = 'relative';

  const draw = () => {
    body.style.blockSize = `${order.length * HEIGHT}px`;
    const from = Math.max(Math.floor(scroller.scrollTop / HEIGHT) - SPARE, 0);
    const to = Math.min(Math.ceil((scroller.scrollTop + 576) / HEIGHT) + SPARE, order.length);
    body.replaceChildren(...Array.from({ length: to - from }, (_, index) => rowAt(from + index)));
  };
  const rowAt = (index: number) => {
    const row = document.createElement('div');
    row.dataset['row'] = String(index);
    row.style.cssText = `position: absolute; inset-inline: 0; transform: translateY(${index * HEIGHT}px); display: grid; grid-template-columns: 80px repeat(6, 1fr); block-size: ${HEIGHT}px;`;
    const person = people[order[index] ?? 0];
    for (const column of columns) {
      const cell = row.appendChild(document.createElement('div'));
      if (!person) continue;
      if (column === 'salary') cell.textContent = money.format(person.salary);
      else if (column === 'since') cell.textContent = days.format(new Date(person.since));
      else cell.textContent = person[column];
    }
    return row;
  };

  let isDescending = false;
  head.addEventListener('click', () => {
    keys ??= people.map(({ name }) => fold(name));
    const known = keys;
    const sign = isDescending ? -1 : 1;
    order.sort((a, b) => sign * compare(known[a] ?? '', known[b] ?? '') || a - b);
    isDescending = !isDescending;
    draw();
  });
  search.addEventListener('input', () => {
    texts ??= people.map((person) => fold(columns.map((column) => person[column]).join('\n')));
    const known = texts;
    const typed = fold(search.value);
    order = Uint32Array.from(people.keys()).filter((index) => known[index]?.includes(typed));
    draw();
  });
  scroller.addEventListener('scroll', draw);
  draw();
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
