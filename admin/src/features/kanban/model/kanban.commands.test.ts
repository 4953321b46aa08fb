import { kanbanSample } from '@embarque/mocks/kanban/data';
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestsFor } from '../server/kanban.requests.ts';
import { applyCommand, inverseOfCommand, type KanbanCommand } from './kanban.commands.ts';
import { type BoardState, boardIdOf, tasksOn } from './kanban.state.ts';

const first: BoardState = kanbanSample();
const taskId = integer({ min: 1, max: 8 });
const boardId = constantFrom('todo', 'in-progress', 'done', 'gone');
const anyMove = record({ type: constantFrom('task moved' as const), taskId, boardId, beforeId: option(taskId) });

const cardsOf = (state: BoardState) =>
  Object.fromEntries(state.boards.map(({ id }) => [id, tasksOn(state, id).map((task) => task.id)]));

/** Where a move leads, in ids alone. */
function expectedAfter(
  state: BoardState,
  { taskId: moved, boardId: to, beforeId }: KanbanCommand & { type: 'task moved' },
) {
  const before = cardsOf(state);
  const isKnown = state.tasks.some(({ id }) => id === moved);
  if (!isKnown || to === 'gone' || beforeId === moved) return before;
  const others = (ids: readonly number[] = []) => ids.filter((id) => id !== moved);
  const after = Object.fromEntries(Object.entries(before).map(([id, ids]) => [id, others(ids)]));
  const wanted = others(before[to]);
  const index = beforeId === null ? -1 : wanted.indexOf(beforeId);
  return { ...after, [to]: wanted.toSpliced(index < 0 ? wanted.length : index, 0, moved) };
}

describe('a move', () => {
  it('puts the task before the one that was asked for, else at the end, and leaves the order of the others', () => {
    assert(
      property(array(anyMove, { maxLength: 5 }), anyMove, (earlier, move) => {
        const state = earlier.reduce(applyCommand, first);
        expect(cardsOf(applyCommand(state, move))).toEqual(expectedAfter(state, move));
      }),
    );
  });

  it('changes nothing, not even the object, when the task is there already', () => {
    assert(
      property(anyMove, (move) => {
        const once = applyCommand(first, move);
        expect(applyCommand(once, move)).toBe(once);
      }),
    );
  });

  it('is undone by its inverse', () => {
    assert(
      property(array(anyMove, { maxLength: 5 }), anyMove, (earlier, move) => {
        const state = earlier.reduce(applyCommand, first);
        const inverse = inverseOfCommand(state, move);
        const after = applyCommand(state, move);

        expect(cardsOf(inverse ? applyCommand(after, inverse) : after)).toEqual(cardsOf(state));
      }),
    );
  });

  it('takes two requests at most', () => {
    assert(
      property(anyMove, (move) => {
        expect(requestsFor(first, move).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

it('the id of a board is its title in lower case with dashes', () => {
  expect(['Waiting for Others', '  ÇA  va? ', 'Done!', '…'].map(boardIdOf)).toEqual([
    'waiting-for-others',
    'ca-va',
    'done',
    'board',
  ]);
});
