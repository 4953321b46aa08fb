import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterWorld } from '@embarque/mocks/world';
import { connectHttp } from '../../../http/http.ts';
import { sendRequest } from './kanban.api.ts';
import { askServer, cardsOf, connectFakeApi, openRealBoards } from '../machine/kanban.testing.ts';

const move = (taskId: number, boardId: string, beforeId: number | null = null) =>
  ({ type: 'task moved', taskId, boardId, beforeId }) as const;

describe('on the fake API itself', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://app.example/apps/kanban'));
    connectFakeApi();
  });
  afterEach(() => {
    connectHttp({ demoFetch: undefined });
    enterWorld();
    vi.unstubAllGlobals();
  });

  it('every kind of move ends where it was shown', async () => {
    const { send, cards, allSent } = await openRealBoards();

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

  it('an added board or task has the id that the server gave it', async () => {
    const { send, cards, until } = await openRealBoards();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: '  Waiting for Others ' });
    await until(({ composer }) => composer === null);
    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'waiting-for-others' } });
    send({ type: 'title submitted', title: 'Ask the airline' });
    await until(({ composer }) => composer === null);

    expect(cards()['waiting-for-others']).toEqual([7]);
  });

  it('a task that is sent twice is added once', async () => {
    const request = { type: 'add task', boardId: 'done', title: 'Ask the airline' } as const;

    const [first, second] = [await sendRequest(request, 'key'), await sendRequest(request, 'key')];

    expect(second).toEqual(first);
    expect(cardsOf(await askServer())['done']).toEqual([5, 6, 7]);
  });

  it('a cleared board is empty and a deleted one gone', async () => {
    const { send, allSent, hidePage } = await openRealBoards();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'done' });
    hidePage();
    await allSent();

    expect(cardsOf(await askServer())).toEqual({ todo: [], 'in-progress': [3, 4] });
  });
});
