import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { enterWorld } from '../lib/sample/world.ts';
import type { KanbanTask } from './kanban.contract.ts';
import { taskAnswerSchema } from './kanban.schema.ts';
import { atFirst, openBoards, sixTasks } from './kanban.testing.ts';

const { boards, cards, listed, post, tasks } = openBoards();

beforeEach(() => enterWorld(sixTasks));
afterAll(() => enterWorld());

describe('POST /apps/kanban/reorder-tasks (SPEC-7.10-c)', () => {
  it('puts a task into the place of another one (SPEC-4.5-b)', async () => {
    const { status, body } = await post('reorder-tasks', { taskId: 4, targetTaskId: 3 });

    expect(status).toBe(200);
    expect(v.parse(taskAnswerSchema, body).task).toEqual(await listed(4));
    expect(await cards()).toEqual({ ...atFirst, 'in-progress': [4, 3] });
  });

  it('declines to reorder across boards', async () => {
    const { status, body } = await post('reorder-tasks', { taskId: 1, targetTaskId: 3 });

    expect(status).toBe(400);
    expect(body).toEqual({ message: 'data: Both tasks must be on the same board' });
    expect(await cards()).toEqual(atFirst);
  });
});

describe('POST /apps/kanban/update-task-board (SPEC-7.10-d)', () => {
  it('moves a task to the end of another board and changes nothing else about it (SPEC-4.5-a)', async () => {
    const before = await listed(1);

    const { body } = await post('update-task-board', { taskId: 1, newBoardId: 'done' });

    expect(v.parse(taskAnswerSchema, body).task).toEqual({ ...before, boardId: 'done' });
    expect(await cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 6, 1] });
  });

  it('and a reorder after it reach any place on the board', async () => {
    await post('update-task-board', { taskId: 1, newBoardId: 'done' });
    await post('reorder-tasks', { taskId: 1, targetTaskId: 6 });

    expect(await cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 1, 6] });
  });
});

describe('any sequence of moves', () => {
  const someTask = fc.integer({ min: 0, max: 7 });
  const someBoard = fc.constantFrom('todo', 'in-progress', 'done', 'attic');
  const idsOf = (all: KanbanTask[]) => all.map(({ id }) => id).toSorted((a, b) => a - b);
  const moves = fc.array(
    fc.oneof(
      fc.record({ taskId: someTask, newBoardId: someBoard }),
      fc.record({ taskId: someTask, targetTaskId: someTask }),
    ),
    { maxLength: 25 },
  );

  it('keeps every task on exactly one board and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        resetSampleData();
        for (const move of sequence) {
          await post('newBoardId' in move ? 'update-task-board' : 'reorder-tasks', move);
        }
        const boardIds = (await boards()).map(({ id }) => id);
        const all = await tasks();

        expect(idsOf(all)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(all.filter(({ boardId }) => !boardIds.includes(boardId))).toEqual([]);
      }),
    );
  });

  it('that arrive at the same time keeps them too', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        resetSampleData();
        await Promise.all(
          sequence.map((move) => post('newBoardId' in move ? 'update-task-board' : 'reorder-tasks', move)),
        );

        expect(idsOf(await tasks())).toEqual([1, 2, 3, 4, 5, 6]);
      }),
      { numRuns: 30 },
    );
  });
});
