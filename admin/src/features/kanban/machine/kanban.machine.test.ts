import { describe, expect, it } from 'vitest';
import { cardsOf, openBoards } from './kanban.testing.ts';

const move = (taskId: number, boardId: string, beforeId: number | null = null) =>
  ({ type: 'task moved', taskId, boardId, beforeId }) as const;
const atFirst = { todo: [1, 2], 'in-progress': [3, 4], done: [5, 6] };

describe('a card that is moved', () => {
  it('is there at once, and stays when the server confirms it', async () => {
    const { send, cards, request, context, until } = await openBoards();

    send(move(1, 'done', 6));
    expect(cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 1, 6] });
    const first = await request(1);
    first.confirm();
    const second = await request(2);
    second.confirm();
    await until(({ entries }) => entries.length === 0);

    expect([first.request, second.request]).toEqual([
      { type: 'go to board', taskId: 1, boardId: 'done' },
      { type: 'take place', taskId: 1, targetId: 6 },
    ]);
    expect(cardsOf(context().confirmed)).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 1, 6] });
  });

  it('goes back where it was when the server refuses', async () => {
    const { send, cards, request, changes, until } = await openBoards();

    send(move(1, 'done'));
    (await request(1)).refuse('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual(atFirst);
    expect(changes.at(-1)).toMatchObject({ type: 'rolled back', entry: { command: move(1, 'done') }, error: 'broken' });
  });

  it('stays on its new board when only its position there is refused', async () => {
    const { send, cards, request, until } = await openBoards();

    send(move(1, 'done', 5));
    (await request(1)).confirm();
    (await request(2)).refuse('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 6, 1] });
  });

  it('waits for the cards that were moved before it, one request at a time', async () => {
    const { send, sent, request, cards } = await openBoards();

    send(move(1, 'done'));
    send(move(2, 'done'));
    send(move(3, 'todo'));
    expect(cards()).toEqual({ todo: [3], 'in-progress': [4], done: [5, 6, 1, 2] });
    const first = await request(1);
    expect(sent).toHaveLength(1);
    first.confirm();

    expect((await request(2)).request).toMatchObject({ taskId: 2 });
    expect(sent).toHaveLength(2);
  });

  it('stays when the one before it is refused', async () => {
    const { send, request, cards } = await openBoards();

    send(move(1, 'done'));
    send(move(2, 'done'));
    (await request(1)).refuse('broken');
    await request(2);

    expect(cards()).toEqual({ todo: [1], 'in-progress': [3, 4], done: [5, 6, 2] });
  });

  it('is undone by one more move, and only once', async () => {
    const { send, cards, undo, changes, request } = await openBoards();

    send(move(1, 'done', 5));
    await request(1);
    undo(1);
    expect(cards()).toEqual(atFirst);
    undo(1);

    expect(changes.at(-1)).toEqual({ type: 'undo too late' });
  });

  it('is not sent when it is dropped where it was', async () => {
    const { send, sent, changes } = await openBoards();

    send(move(1, 'todo', 2));
    send(move(2, 'todo'));

    expect([sent, changes]).toEqual([[], []]);
  });
});

describe('a board that is cleared or deleted', () => {
  it('is gone at once, but not sent while it can be undone', async () => {
    const { send, sent, cards, undo } = await openBoards();

    send({ type: 'board deleted', boardId: 'done' });
    expect(cards()).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
    undo(1);

    expect(cards()).toEqual(atFirst);
    expect(sent).toEqual([]);
  });

  it('is sent when its undo has expired', async () => {
    const { send, expire, request } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    expire(1);

    expect((await request(1)).request).toEqual({ type: 'clear board', boardId: 'todo' });
  });

  it('is sent when the browser closes the page', async () => {
    const { send, hidePage, request } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    hidePage();

    expect((await request(1)).request.type).toBe('clear board');
  });

  it('is sent before a card that comes to it afterwards, which would be cleared away too', async () => {
    const { send, request, requests, cards } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send(move(3, 'todo'));
    (await request(1)).confirm();
    await request(2);

    expect(requests()).toEqual(['clear board', 'go to board']);
    expect(cards()['todo']).toEqual([3]);
  });

  it('does not keep cards of other boards waiting', async () => {
    const { send, request } = await openBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send(move(3, 'done'));

    expect((await request(1)).request.type).toBe('go to board');
  });

  it('comes back with its cards when the server refuses', async () => {
    const { send, expire, request, cards, until } = await openBoards();

    send({ type: 'board deleted', boardId: 'done' });
    expire(1);
    (await request(1)).refuse('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual(atFirst);
  });
});

describe('the title of a board and a deleted task', () => {
  it('show at once and need no request', async () => {
    const { send, sent, context, cards, allSent } = await openBoards();

    send({ type: 'board renamed', boardId: 'todo', title: 'Next' });
    send({ type: 'task deleted', taskId: 2 });
    await allSent();

    expect(context().shown.boards[0]).toEqual({ id: 'todo', title: 'Next' });
    expect(cards()['todo']).toEqual([1]);
    expect(sent).toEqual([]);
  });

  it('come back by an undo', async () => {
    const { send, cards, undo, allSent } = await openBoards();

    send({ type: 'task deleted', taskId: 1 });
    await allSent();
    undo(1);
    await allSent();

    expect(cards()).toEqual(atFirst);
  });
});
