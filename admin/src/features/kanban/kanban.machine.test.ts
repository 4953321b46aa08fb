import { describe, expect, it, vi } from 'vitest';
import { nothingLocal } from './kanban.local.ts';
import { cardsOf, openDesk } from './kanban.testing.ts';

const move = (taskId: number, boardId: string, beforeId: number | null = null) =>
  ({ type: 'task moved', taskId, boardId, beforeId }) as const;
const atFirst = { todo: [1, 2], 'in-progress': [3, 4], done: [5, 6] };

describe('a card that is moved', () => {
  it('is there at once, and stays when the server says yes', async () => {
    const { send, cards, last, context, until } = await openDesk();

    send(move(1, 'done', 6));
    expect(cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 1, 6] });
    expect(last()?.change).toEqual({ type: 'go to board', taskId: 1, boardId: 'done' });
    last()?.yes();
    await until(({ entries }) => entries.length === 1);
    await vi.waitFor(() => expect(last()?.change).toEqual({ type: 'take place', taskId: 1, targetId: 6 }));
    last()?.yes();
    await until(({ entries }) => entries.length === 0);

    expect(cardsOf(context().confirmed)).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 1, 6] });
  });

  it('goes back where it was when the server refuses, and the refusal is told with what was tried', async () => {
    const { send, cards, last, messages, until } = await openDesk();

    send(move(1, 'done'));
    last()?.no('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual(atFirst);
    expect(messages.at(-1)).toMatchObject({
      type: 'deed refused',
      deed: move(1, 'done'),
      told: { what: 'task moved', task: 'Draft the eSIM price list', board: 'Done' },
      error: 'broken',
    });
  });

  it('stays on its new board when only its place there is refused', async () => {
    const { send, cards, last, sent, until } = await openDesk();

    send(move(1, 'done', 5));
    last()?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    last()?.no('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual({ todo: [2], 'in-progress': [3, 4], done: [5, 6, 1] });
  });

  it('waits for the cards that were moved before it, one call at a time', async () => {
    const { send, sent, cards } = await openDesk();

    send(move(1, 'done'));
    send(move(2, 'done'));
    send(move(3, 'todo'));
    expect(sent).toHaveLength(1);
    expect(cards()).toEqual({ todo: [3], 'in-progress': [4], done: [5, 6, 1, 2] });
    sent[0]?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));

    expect(sent.map(({ change }) => ('taskId' in change ? change.taskId : null))).toEqual([1, 2]);
  });

  it('stays when the one before it is refused', async () => {
    const { send, sent, cards } = await openDesk();

    send(move(1, 'done'));
    send(move(2, 'done'));
    sent[0]?.no('broken');
    await vi.waitFor(() => expect(sent).toHaveLength(2));

    expect(cards()).toEqual({ todo: [1], 'in-progress': [3, 4], done: [5, 6, 2] });
  });

  it('is taken back by a move of its own, and only once', async () => {
    const { send, cards, messages } = await openDesk();

    send(move(1, 'done', 5));
    send({ type: 'deed undone', deedId: 1 });
    expect(cards()).toEqual(atFirst);
    send({ type: 'deed undone', deedId: 1 });

    expect(messages.at(-1)).toEqual({ type: 'undo came too late' });
  });

  it('is not told of, nor sent, when it is put down where it was', async () => {
    const { send, sent, messages } = await openDesk();

    send(move(1, 'todo', 2));
    send(move(2, 'todo'));

    expect([sent, messages]).toEqual([[], []]);
  });
});

describe('a board that is cleared or deleted', () => {
  it('is gone at once, but the server does not hear of it while it can be undone', async () => {
    const { send, sent, cards } = await openDesk();

    send({ type: 'board deleted', boardId: 'done' });
    expect(cards()).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
    send({ type: 'deed undone', deedId: 1 });

    expect(cards()).toEqual(atFirst);
    expect(sent).toEqual([]);
  });

  it('is sent when its last chance has passed', async () => {
    const { send, last } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'last chance passed', deedId: 1 });

    expect(last()?.change).toEqual({ type: 'clear board', boardId: 'todo' });
  });

  it('is sent when the page is left', async () => {
    const { send, last } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'page left' });

    expect(last()?.change).toEqual({ type: 'clear board', boardId: 'todo' });
  });

  it('is sent before a card that comes to it afterwards, which would be cleared away too', async () => {
    const { send, sent, cards } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send(move(3, 'todo'));
    sent[0]?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));

    expect(sent.map(({ change }) => change.type)).toEqual(['clear board', 'go to board']);
    expect(cards()['todo']).toEqual([3]);
  });

  it('does not keep cards of other boards waiting', async () => {
    const { send, last } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send(move(3, 'done'));

    expect(last()?.change.type).toBe('go to board');
  });

  it('comes back with its cards when the server refuses', async () => {
    const { send, last, cards, messages, until } = await openDesk();

    send({ type: 'board deleted', boardId: 'done' });
    send({ type: 'last chance passed', deedId: 1 });
    last()?.no('broken');
    await until(({ entries }) => entries.length === 0);

    expect(cards()).toEqual(atFirst);
    expect(messages.at(-1)).toMatchObject({ type: 'deed refused', told: { what: 'board deleted', board: 'Done' } });
  });
});

describe('what only this browser keeps', () => {
  it('is the title of a board and the tasks that were deleted, with no call', async () => {
    const { send, sent, context, cards } = await openDesk();

    send({ type: 'board renamed', boardId: 'todo', title: 'Next' });
    send({ type: 'task deleted', taskId: 2 });

    expect(context().shown.boards[0]).toEqual({ id: 'todo', title: 'Next' });
    expect(cards()['todo']).toEqual([1]);
    expect(context().local).toEqual({ titles: [{ boardId: 'todo', title: 'Next' }], deleted: [2] });
    expect(sent).toEqual([]);
  });

  it('comes back by undoing', async () => {
    const { send, cards, context } = await openDesk();

    send({ type: 'task deleted', taskId: 2 });
    send({ type: 'deed undone', deedId: 1 });

    expect(cards()).toEqual(atFirst);
    expect(context().local).toEqual(nothingLocal);
  });

  it('is forgotten with the board or task that it is about', async () => {
    const local = { titles: [{ boardId: 'gone', title: 'Gone' }], deleted: [99, 2] };
    const { context, send, last, until } = await openDesk({ local });
    expect(context().local).toEqual({ titles: [], deleted: [2] });

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'page left' });
    last()?.yes();
    await until(({ entries }) => entries.length === 0);

    expect(context().local).toEqual(nothingLocal);
  });
});
