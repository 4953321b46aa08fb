import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KanbanTask } from './kanban.contract.ts';
import { kanbanSample } from './kanban.data.ts';
import { boardIdFor, moveToBoard, moveToPlaceOf } from './kanban.rules.ts';

const { boards, tasks } = kanbanSample(6);
const task = (id: number): KanbanTask => tasks.find((one) => one.id === id) ?? expect.fail(`no task ${id}`);
const ids = (list: KanbanTask[]) => list.map(({ id }) => id);

describe('a task that moves to another board', () => {
  it('becomes the last one there and leaves the others in their order', () => {
    const moved = moveToBoard(tasks, task(1), 'in-progress');

    expect(ids(moved)).toEqual([2, 3, 4, 5, 6, 1]);
    expect(moved.at(-1)).toEqual({ ...task(1), boardId: 'in-progress' });
  });

  it('stays where it is when it is there already', () => {
    expect(moveToBoard(tasks, task(1), 'todo')).toEqual(tasks);
  });
});

describe('a task that takes the place of another one', () => {
  it.each([
    [1, 4, [2, 3, 4, 1, 5, 6]],
    [4, 1, [4, 1, 2, 3, 5, 6]],
    [2, 2, [1, 2, 3, 4, 5, 6]],
  ])('%d goes to where %d was', (id, targetId, order) => {
    expect(ids(moveToPlaceOf(tasks, task(id), task(targetId)))).toEqual(order);
  });

  it('stands exactly where the other one stood, which moves by one place', () => {
    const anyId = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(anyId, anyId, (id, targetId) => {
        const before = ids(tasks);
        const after = ids(moveToPlaceOf(tasks, task(id), task(targetId)));

        expect(after.indexOf(id)).toBe(before.indexOf(targetId));
        expect(Math.abs(after.indexOf(targetId) - before.indexOf(targetId))).toBe(id === targetId ? 0 : 1);
      }),
    );
  });
});

describe('the id of a new board', () => {
  it.each([
    ['Waiting for the Airline', 'waiting-for-the-airline'],
    ['Em análise!', 'em-analise'],
    ['  R&D  ', 'r-d'],
    ['todo', 'todo-2'],
    ['***', 'board'],
  ])('of "%s" is %s', (title, id) => {
    expect(boardIdFor(title, boards)).toBe(id);
  });

  it('is never given out twice', () => {
    const titles = fc.array(fc.constantFrom('Done', 'done', 'Done 2', 'Nächste', '!'), { maxLength: 8 });
    fc.assert(
      fc.property(titles, (added) => {
        const all = [...boards];
        for (const title of added) all.push({ id: boardIdFor(title, all), title });

        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      }),
    );
  });
});
