import { kanbanSample } from '@embarque/mocks/kanban/data';
import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  option,
  property,
  record,
  shuffledSubarray,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestsFor } from '../server/kanban.requests.ts';
import { applyCommand, invertCommand, type KanbanCommand } from './kanban.commands.ts';
import { type BoardState, boardIdOf, isSameTitle, positionBeside, tasksOn } from './kanban.state.ts';

const first: BoardState = kanbanSample(12);
const taskId = integer({ min: 1, max: 8 });
const boardId = constantFrom('todo', 'in-progress', 'done', 'gone');
const anyMove = record({ type: constantFrom('task moved' as const), taskId, boardId, beforeId: option(taskId) });

const cardsOf = (state: BoardState) =>
  Object.fromEntries(state.boards.map(({ id }) => [id, tasksOn(state, id).map((task) => task.id)]));

/** The boards after a move, in ids alone. */
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
        const inverse = invertCommand(state, move);
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

describe('a change that is taken back after the tasks below have gone', () => {
  const [above = 0, task = 0, below = 0] = tasksOn(first, 'todo').map(({ id }) => id);
  const left = tasksOn(first, 'todo')
    .map(({ id }) => id)
    .filter((id) => id !== below);
  const backAfter = (command: KanbanCommand) => {
    const inverse = invertCommand(first, command);
    const later = [command, { type: 'task deleted', taskId: below } as const].reduce(applyCommand, first);
    if (!inverse) throw new Error('It cannot be taken back.');
    return { later, inverse };
  };

  it.each<[string, KanbanCommand]>([
    ['deleted', { type: 'task deleted', taskId: task }],
    ['moved to another board', { type: 'task moved', taskId: task, boardId: 'done', beforeId: null }],
    ['moved to the top', { type: 'task moved', taskId: task, boardId: 'todo', beforeId: above }],
  ])('puts a task that was %s where it was', (_, command) => {
    const { later, inverse } = backAfter(command);

    expect(cardsOf(applyCommand(later, inverse))['todo']).toEqual(left);
  });

  it('asks the server for the same place', () => {
    const { later, inverse } = backAfter({ type: 'task moved', taskId: task, boardId: 'done', beforeId: null });

    expect(requestsFor(later, inverse)).toEqual([
      { type: 'go to board', taskId: task, boardId: 'todo' },
      { type: 'take place', taskId: task, targetId: left[2] },
    ]);
  });
});

describe('a move among the cards that a filter shows', () => {
  const [task] = first.tasks;
  const [board] = first.boards;
  if (!task || !board) throw new Error('The sample has no card.');
  /** `ABCD` on one board, `E` on another. */
  const state: BoardState = {
    boards: [board, { ...board, id: 'other' }],
    tasks: [1, 2, 3, 4, 5].map((id) => ({ ...task, id, boardId: id === 5 ? 'other' : board.id })),
  };
  const moved = (id: number, shown: readonly number[], index: number, from = state) =>
    applyCommand(from, {
      type: 'task moved',
      taskId: id,
      ...positionBeside(from, { taskId: id, boardId: board.id, shown, index }),
    });
  const idsOn = (after: BoardState) => tasksOn(after, board.id).map(({ id }) => id);

  it('puts the card beside the one that was seen (BR2-23)', () => {
    expect(idsOn(moved(1, [1, 3], 1))).toEqual([2, 3, 1, 4]);
    expect(idsOn(moved(5, [1, 3], 2))).toEqual([1, 2, 3, 5, 4]);
    expect(idsOn(moved(3, [1, 3], 0))).toEqual([3, 1, 2, 4]);
    expect(idsOn(moved(1, [1, 3, 4], 1))).toEqual([2, 3, 1, 4]);
  });

  it('shows the order that was asked for, leaves that of the others, and parts no card from a seen neighbour (BR2-23)', () => {
    const order = shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 });
    const setting = order.chain((ids) =>
      record({ ids: constantFrom(ids), shown: subarray(ids), at: nat(8), id: constantFrom(...ids, 9) }),
    );
    assert(
      property(setting, ({ ids, shown: some, at, id }) => {
        const shown = ids.filter((one) => one === id || some.includes(one));
        const others = shown.filter((one) => one !== id);
        const index = Math.min(at, others.length);
        const tasks = [...ids, ...(ids.includes(id) ? [] : [id])];
        const from = {
          ...state,
          tasks: tasks.map((one) => ({ ...task, id: one, boardId: ids.includes(one) ? board.id : 'other' })),
        };

        const after = idsOn(moved(id, shown, index, from));
        const place = after.indexOf(id);
        const beside = [after[place - 1], after[place + 1]];

        expect(after.filter((one) => shown.includes(one) || one === id)).toEqual(others.toSpliced(index, 0, id));
        expect(after.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
        expect(
          others.length === 0 ||
            [others[index - 1], others[index]].some((one) => one !== undefined && beside.includes(one)),
        ).toBe(true);
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

it.each([
  ['Done!', 'done', true],
  [' Em  andamento', 'em-andamento', true],
  ['Revisão', 'REVISAO', true],
  ['🎉', '🚀', false],
  ['🎉', '🎉', true],
  ['✅ Done', 'Done', false],
  ['C', 'C++', false],
  ['…', '—', false],
])('the titles %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameTitle(one, other)).toBe(isSame);
});
