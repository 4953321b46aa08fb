import { assert, array, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kanbanSample } from '@embarque/mocks/kanban/data';
import { applyChange, boardIdOf, type Change, confirmChange, type Desk } from './kanban.changes.ts';
import { callsFor, type Deed, wayBack } from './kanban.deeds.ts';
import { nothingLocal } from './kanban.local.ts';
import { type Entry, shownDesk, withoutRefused } from './kanban.queue.ts';
import { cardsOf } from './kanban.testing.ts';

const first: Desk = kanbanSample();
const taskId = integer({ min: 1, max: 8 });
const boardId = constantFrom('todo', 'in-progress', 'done', 'gone');

const anyChange = oneof(
  record({ type: constantFrom('go to board' as const), taskId, boardId }),
  record({ type: constantFrom('take place' as const), taskId, targetId: taskId }),
  record({ type: constantFrom('update task' as const), taskId, fields: record({ title: constantFrom('A', 'B') }) }),
  record({ type: constantFrom('clear board' as const), boardId }),
  record({ type: constantFrom('delete board' as const), boardId }),
);
const anyMove = record({ type: constantFrom('task moved' as const), taskId, boardId, beforeId: option(taskId) });

const doAll = (desk: Desk, changes: readonly Change[]) => changes.reduce(applyChange, desk);
const doDeed = (desk: Desk, deed: Deed) => doAll(desk, callsFor(desk, deed));
const entryOf = (change: Change, id: number): Entry => ({
  id,
  deedId: id,
  deed: { type: 'board cleared', boardId: 'todo' },
  change,
  isHeld: false,
});

/** Where a move leads, said without calls. */
function expectedAfter(desk: Desk, { taskId: moved, boardId: to, beforeId }: Deed & { type: 'task moved' }) {
  const before = cardsOf(desk);
  const isOnDesk = desk.tasks.some(({ id }) => id === moved);
  if (!isOnDesk || to === 'gone' || beforeId === moved) return before;
  const others = (ids: readonly number[] = []) => ids.filter((id) => id !== moved);
  const after = Object.fromEntries(Object.entries(before).map(([id, ids]) => [id, others(ids)]));
  const wanted = others(before[to]);
  const place = beforeId === null ? -1 : wanted.indexOf(beforeId);
  return { ...after, [to]: wanted.toSpliced(place < 0 ? wanted.length : place, 0, moved) };
}

describe('what is shown', () => {
  it('does not change when the server says yes to the first of what is on its way', () => {
    assert(
      property(array(anyChange, { minLength: 1, maxLength: 8 }), (changes) => {
        const entries = changes.map(entryOf);
        const before = shownDesk(first, entries, nothingLocal);
        const [{ change }] = entries as [Entry, ...Entry[]];

        const after = shownDesk(confirmChange(first, change, {}), entries.slice(1), nothingLocal);

        expect(after).toEqual(before);
      }),
    );
  });

  it('is as if the refused change had never been made', () => {
    assert(
      property(array(anyChange, { minLength: 1, maxLength: 8 }), (changes) => {
        const entries = changes.map(entryOf);
        const [refused] = entries as [Entry, ...Entry[]];

        const left = withoutRefused(first, entries, refused);

        expect(shownDesk(first, left, nothingLocal)).toEqual(doAll(first, changes.slice(1)));
      }),
    );
  });
});

describe('a move', () => {
  it('puts the task before the one that was asked for, else at the end, and leaves the order of the others', () => {
    assert(
      property(array(anyMove, { maxLength: 5 }), anyMove, (earlier, move) => {
        const desk = earlier.reduce(doDeed, first);
        const after = cardsOf(doDeed(desk, move));
        expect(after).toEqual(expectedAfter(desk, move));
      }),
    );
  });

  it('leads back where the task was', () => {
    assert(
      property(array(anyMove, { maxLength: 5 }), anyMove, (earlier, move) => {
        const desk = earlier.reduce(doDeed, first);
        const back = wayBack(desk, move);

        const after = doDeed(desk, move);

        expect(cardsOf(back ? doDeed(after, back) : after)).toEqual(cardsOf(desk));
      }),
    );
  });

  it('takes two calls at most', () => {
    assert(
      property(anyMove, (move) => {
        expect(callsFor(first, move).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

it('a board is called by its title in lower case with dashes', () => {
  expect(['Waiting for Others', '  ÇA  va? ', 'Done!', '…'].map(boardIdOf)).toEqual([
    'waiting-for-others',
    'ca-va',
    'done',
    'board',
  ]);
});
