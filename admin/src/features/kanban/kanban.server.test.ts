import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectHttp } from '../../http/http.ts';
import { askServer, cardsOf, connectServer, openRealDesk } from './kanban.testing.ts';

const move = (taskId: number, boardId: string, beforeId: number | null = null) =>
  ({ type: 'task moved', taskId, boardId, beforeId }) as const;

describe('on the fake server itself', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://desk.example/apps/kanban'));
    connectServer();
  });
  afterEach(() => {
    connectHttp({ demoFetch: undefined });
    vi.unstubAllGlobals();
  });

  it('every kind of move ends where it was shown', async () => {
    const { send, cards, allSent } = await openRealDesk();

    send(move(1, 'todo'));
    send(move(3, 'todo', 1));
    send(move(6, 'in-progress', 4));
    send(move(2, 'done', 5));
    send(move(4, 'in-progress', 6));
    const shown = cards();
    await allSent();

    expect(cardsOf(await askServer())).toEqual(shown);
    expect(shown).toEqual({ todo: [3, 1], 'in-progress': [4, 6], done: [2, 5] });
  });

  it('what is added has the id that the server gave it', async () => {
    const { send, cards, messages, until } = await openRealDesk();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: '  Waiting for Others ' });
    await until(({ composer }) => composer === null);
    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'waiting-for-others' } });
    send({ type: 'title submitted', title: 'Ask the airline' });
    await until(({ composer }) => composer === null);

    expect(cards()['waiting-for-others']).toEqual([7]);
    expect(messages).toMatchObject([
      { type: 'added', told: { what: 'board added', board: 'Waiting for Others' } },
      { type: 'added', told: { what: 'task added', task: 'Ask the airline' } },
    ]);
  });

  it('what is added is told by its own title, also when a card went behind it meanwhile', async () => {
    const { send, messages, until } = await openRealDesk();

    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'done' } });
    send({ type: 'title submitted', title: 'Ask the airline' });
    send({ type: 'task moved', taskId: 1, boardId: 'done', beforeId: null });
    await until(({ composer }) => composer === null);

    expect(messages.filter(({ type }) => type === 'added')).toMatchObject([
      { told: { what: 'task added', task: 'Ask the airline', board: 'Done' } },
    ]);
  });

  it('a cleared board is empty and a deleted one gone', async () => {
    const { send, allSent } = await openRealDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'done' });
    send({ type: 'page left' });
    await allSent();

    expect(cardsOf(await askServer())).toEqual({ todo: [], 'in-progress': [3, 4] });
  });
});
