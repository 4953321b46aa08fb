import { kanbanSample } from '@embarque/mocks/kanban/data';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../outbox/outbox.types.ts';
import type { KanbanCommand } from '../model/kanban.commands.ts';
import { adding, removing } from '../model/kanban.lists.ts';
import { openBoards } from './kanban.testing.ts';

const todo = kanbanSample(6).tasks.filter(({ boardId }) => boardId === 'todo');
const comments = todo[0]?.comments ?? [];
const saying = (comment: string) => ({
  name: 'Marina Duarte',
  email: 'marina@x.com',
  img: '',
  comment,
  date: '2026-11-25T09:00:00.000Z',
});

async function openComments() {
  const boards = await openBoards();
  const shown = () => boards.context().shown.tasks.find(({ id }) => id === 1)?.comments ?? [];
  return {
    ...boards,
    shown,
    remove: (index: number) =>
      boards.send({ type: 'list edited', taskId: 1, list: 'comments', edit: removing(shown(), index) }),
    add: (comment: string) =>
      boards.send({ type: 'list edited', taskId: 1, list: 'comments', edit: adding(shown(), [saying(comment)]) }),
  };
}

describe('comments', () => {
  it('that came meanwhile stay when a deleted one comes back', async () => {
    const { remove, add, shown, request, undo, until } = await openComments();

    remove(0);
    (await request(1)).confirm();
    await until(({ entries }) => entries.length === 0);
    add('BBB');
    undo(1);

    expect(shown()).toEqual([...comments, saying('BBB')]);
  });

  it('are sent as they are when their turn comes, without what was refused before', async () => {
    const { add, request } = await openComments();

    add('AAA');
    add('BBB');
    (await request(1)).refuse('broken');

    expect((await request(2)).request).toEqual({
      type: 'update task',
      taskId: 1,
      fields: { comments: [...comments, saying('BBB')] },
    });
  });
});

describe('a cleared board', () => {
  it('gets its tasks back beside one that came meanwhile', async () => {
    const { send, request, cards, undo, until } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'task moved', taskId: 3, boardId: 'todo', beforeId: null });
    (await request(1)).confirm();
    (await request(2)).confirm();
    await until(({ entries }) => entries.length === 0);
    undo(1);
    const restored = await request(3);
    restored.confirm({ tasks: [{ ...kanbanSample(6).tasks[0], id: 8 } as (typeof todo)[0]] });
    (await request(4)).confirm();
    await until(({ entries }) => entries.length === 0);

    expect(restored.request).toEqual({ type: 'restore task', boardId: 'todo', task: todo[0] });
    expect(cards()['todo']).toEqual([3, 8]);
  });

  it('has its tasks only once when the clearing is refused after it was undone', async () => {
    const { send, request, requests, cards, undo, until } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'task moved', taskId: 3, boardId: 'todo', beforeId: null });
    const clearing = await request(1);
    undo(1);
    clearing.refuse('broken');
    (await request(2)).confirm();
    await until(({ entries }) => entries.length === 0);

    expect(requests()).toEqual(['clear board', 'go to board']);
    expect(cards()['todo']).toEqual([1, 2, 3]);
  });

  it('comes back step by step when it was deleted too, without any request', async () => {
    const { send, sent, cards, undo } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'todo' });
    undo(1);
    undo(2);

    expect(cards()['todo']).toEqual([1, 2]);
    expect(sent).toEqual([]);
  });

  it('is cleared before it is deleted, whichever undo expires first', async () => {
    const { send, request, requests, expire } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'todo' });
    expire(2);
    (await request(1)).confirm();
    await request(2);

    expect(requests()).toEqual(['clear board', 'delete board']);
  });
});

describe('a command that an earlier page left', () => {
  const left = (command: KanbanCommand): Entry => ({
    id: 'left',
    by: 'me@home',
    at: '2026-11-20T09:00:00Z',
    feature: 'kanban',
    scope: 'kanban',
    subjects: [],
    command,
    inverse: null,
    description: { done: null, refused: { id: 'refused' } },
    state: 'pending',
  });

  it('is shown and sent', async () => {
    const { cards, request } = await openBoards({
      left: [left({ type: 'board deleted', boardId: 'done', taskIds: [5, 6] })],
    });

    expect(cards()).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
    expect((await request(1)).request).toEqual({ type: 'delete board', boardId: 'done' });
  });

  it.each([
    ['has other tasks since', { boardId: 'done', taskIds: [5] }],
    ['is gone', { boardId: 'gone', taskIds: [] }],
  ])('is dropped when its board %s', async (_, board) => {
    const { cards, sent, until } = await openBoards({ left: [left({ type: 'board deleted', ...board })] });
    await until(({ entries }) => entries.length === 0);

    expect(cards()['done']).toEqual([5, 6]);
    expect(sent).toEqual([]);
  });
});
