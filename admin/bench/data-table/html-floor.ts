import { createFinder, type Direction } from './find.ts';
import { columns, HEIGHT, VIEW_HEIGHT, windowOf, writeCell } from './list.ts';
import type { Person } from './people.ts';

/** The least that such a list can be: rows of plain elements, only those on screen, in the order that the finder says. */
export function mountHtmlFloor(stage: HTMLElement, people: readonly Person[]): void {
  const find = createFinder(people);
  let sort: Direction | undefined;
  let order = find({ search: '', sort });

  const search = stage.appendChild(document.createElement('input'));
  search.type = 'search';
  const head = stage.appendChild(document.createElement('button'));
  head.textContent = 'Name';
  const scroller = stage.appendChild(document.createElement('div'));
  scroller.dataset['scroller'] = '';
  scroller.style.cssText = `block-size: ${VIEW_HEIGHT}px; overflow: auto; inline-size: 1100px;`;
  const body = scroller.appendChild(document.createElement('div'));
  body.style.position = 'relative';

  const draw = () => {
    body.style.blockSize = `${order.length * HEIGHT}px`;
    const { from, to } = windowOf(scroller.scrollTop, order.length);
    body.replaceChildren(...Array.from({ length: to - from }, (_, offset) => rowAt(from + offset)));
  };
  const rowAt = (index: number) => {
    const row = document.createElement('div');
    row.dataset['row'] = String(index);
    row.style.cssText = `position: absolute; inset-inline: 0; transform: translateY(${index * HEIGHT}px); display: grid; grid-template-columns: 80px repeat(6, 1fr); block-size: ${HEIGHT}px;`;
    const person = people[order[index] ?? 0];
    for (const column of columns) {
      const cell = row.appendChild(document.createElement('div'));
      if (person) cell.textContent = writeCell(person, column);
    }
    return row;
  };
  const change = () => {
    order = find({ search: search.value, sort });
    draw();
  };

  head.addEventListener('click', () => {
    sort = sort === 'ascending' ? 'descending' : 'ascending';
    change();
  });
  search.addEventListener('input', change);
  scroller.addEventListener('scroll', draw);
  draw();
}
