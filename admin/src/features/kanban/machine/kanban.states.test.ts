import { kanbanSample } from '@embarque/mocks/kanban/data';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { entry } from '../../../outbox/outbox.testing.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import type { BoardState } from '../model/kanban.state.ts';
import type { LoadInput } from './kanban.context.ts';
import { kanbanMachine } from './kanban.machine.ts';
import type { KanbanCommand } from '../model/kanban.commands.ts';
import { openBoards } from './kanban.testing.ts';
import { storage } from '../../../storage/storage.ts';

describe('loading', () => {
  it('shows why it failed, and can be tried again', async () => {
    const load = vi
      .fn<() => Promise<BoardState>>()
      .mockRejectedValueOnce('no network')
      .mockResolvedValueOnce({ boards: [{ id: 'todo', title: 'TODO' }], tasks: [] });
    const machine = kanbanMachine.provide({ actors: { load: fromPromise<BoardState, LoadInput>(load) } });
    const actor = createActor(machine, {
      input: { outbox: idleOutbox(), settled: () => Promise.resolve(), storage },
    }).start();

    const failed = await waitFor(actor, (state) => state.matches('failed'));
    expect(failed.context.error).toBe('no network');
    actor.send({ type: 'try again' });
    const ready = await waitFor(actor, (state) => state.matches('ready'));

    expect(ready.context.error).toBeNull();
    expect(ready.context.shown.boards).toHaveLength(1);
  });

  it('finds the twelve people who work on tasks or commented on them', async () => {
    const { context } = await openBoards();

    expect(context().people.map(({ title }) => title)).toHaveLength(12);
  });

  it('leaves out what was confirmed before it began once more, as others may have changed it since', async () => {
    const boards = kanbanSample(6);
    const load = vi.fn<() => Promise<BoardState>>().mockRejectedValueOnce('no network').mockResolvedValueOnce(boards);
    const actor = createActor(kanbanMachine.provide({ actors: { load: fromPromise(load) } }), {
      input: { outbox: idleOutbox(), settled: () => Promise.resolve(), storage },
    }).start();
    await waitFor(actor, (state) => state.matches('failed'));
    const command: KanbanCommand = { type: 'board renamed', boardId: 'todo', title: 'Before' };
    actor.send({
      type: 'outbox changed',
      entries: [],
      change: { type: 'confirmed', entry: { ...entry({ key: '', value: '' }), command, inverse: null }, response: {} },
    });
    actor.send({ type: 'try again' });
    const { context } = await waitFor(actor, (state) => state.matches('ready'));

    expect(context.shown).toEqual(boards);
  });
});

describe('the composer', () => {
  it('asks for a title, and for another one when a board has it', async () => {
    const { send, context, isIn, sent } = await openBoards();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: '  ' });
    expect(context().problem).toEqual({ kind: 'missing' });
    send({ type: 'title submitted', title: 'in  PROGRESS' });
    expect(context().problem).toEqual({ kind: 'taken' });

    expect(isIn({ ready: { composer: 'writing' } })).toBe(true);
    expect(sent).toEqual([]);
  });

  it('accepts a task of the same title as a board', async () => {
    const { send, isIn } = await openBoards();

    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'todo' } });
    send({ type: 'title submitted', title: 'Done' });

    expect(isIn({ ready: { composer: 'adding' } })).toBe(true);
  });

  it('stays open with the reason when the server refuses', async () => {
    const { send, request, context, isIn, changes, until } = await openBoards();

    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'todo' } });
    send({ type: 'title submitted', title: 'Call the airline' });
    (await request(1)).refuse('broken');
    await until(({ problem }) => problem !== null);

    expect(context().problem).toEqual({ kind: 'refused', error: 'broken' });
    expect(isIn({ ready: { composer: 'writing' } })).toBe(true);
    expect(changes.at(-1)).toMatchObject({ type: 'rolled back', entry: { isInline: true } });
  });

  it('is open again with its text when the change is withdrawn while it waits for a connection', async () => {
    const { send, outbox, withdraw, context, isIn, cards, sent } = await openBoards();
    const before = cards();
    outbox.send({ type: 'connection changed', isOffline: true });
    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'todo' } });
    send({ type: 'title typed', title: 'Call the airline' });
    send({ type: 'title submitted', title: 'Call the airline' });
    withdraw(1);

    expect(isIn({ ready: { composer: 'writing' } })).toBe(true);
    expect(context()).toMatchObject({
      composer: { kind: 'task', boardId: 'todo' },
      drafts: { 'task todo': 'Call the airline' },
      problem: null,
    });
    expect(cards()).toEqual(before);
    send({ type: 'title submitted', title: 'Call the airline' });
    outbox.send({ type: 'connection changed', isOffline: false });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  it('waits for its own entry, not for that of a card that was moved before', async () => {
    const { send, request, isIn } = await openBoards();

    send({ type: 'task moved', taskId: 1, boardId: 'done', beforeId: null });
    send({ type: 'task moved', taskId: 2, boardId: 'done', beforeId: null });
    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: 'Later' });
    (await request(1)).confirm();
    (await request(2)).refuse('broken');
    const own = await request(3);
    expect(isIn({ ready: { composer: 'adding' } })).toBe(true);
    own.confirm({ boards: [{ id: 'later', title: 'Later' }] });

    await vi.waitFor(() => expect(isIn({ ready: { composer: 'closed' } })).toBe(true));
  });

  it('moves to where it is opened next, and closes', async () => {
    const { send, context, isIn } = await openBoards();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'done' } });
    expect(context().composer).toEqual({ kind: 'task', boardId: 'done' });
    send({ type: 'composer closed' });

    expect(isIn({ ready: { composer: 'closed' } })).toBe(true);
  });
});

describe('an open task', () => {
  const submit = { type: 'details submitted', taskId: 1, fields: { title: 'Draft it' } } as const;

  it('is saved when the server confirms it, and can be undone', async () => {
    const { send, request, emitted, context, isIn, undo } = await openBoards();

    send(submit);
    (await request(1)).confirm();
    await vi.waitFor(() => expect(isIn({ ready: { panel: 'idle' } })).toBe(true));

    expect(emitted.at(-1)).toEqual({ type: 'details saved' });
    undo(1);
    expect(context().shown.tasks[0]?.title).toBe('Draft the eSIM price list');
  });

  it('shows why it was refused, while the card is as it was', async () => {
    const { send, request, context, isIn, until } = await openBoards();

    send(submit);
    expect(context().shown.tasks[0]?.title).toBe('Draft it');
    (await request(1)).refuse('broken');
    await until(({ refusal }) => refusal === 'broken');

    expect(isIn({ ready: { panel: 'refused' } })).toBe(true);
    expect(context().shown.tasks[0]?.title).toBe('Draft the eSIM price list');
    send({ type: 'panel closed' });
    expect(isIn({ ready: { panel: 'idle' } })).toBe(true);
  });

  it('can be submitted again after a refusal', async () => {
    const { send, request, isIn, until } = await openBoards();

    send(submit);
    (await request(1)).refuse('broken');
    await until(({ refusal }) => refusal === 'broken');
    send(submit);
    await request(2);

    expect(isIn({ ready: { panel: 'saving' } })).toBe(true);
  });

  it('is saved without a request when nothing in it changed', async () => {
    const { send, sent, emitted } = await openBoards();

    send({ ...submit, fields: { title: 'Draft the eSIM price list' } });

    expect(emitted).toEqual([{ type: 'details saved' }]);
    expect(sent).toEqual([]);
  });
});

describe('a new comment', () => {
  it('that is refused shows why beside its field', async () => {
    const { send, isIn, context, request, until } = await openBoards();
    const before = context().shown.tasks[0]?.comments;
    const comment = {
      name: 'Marina Duarte',
      email: 'marina@x.com',
      img: '',
      comment: 'AAA',
      date: '2026-11-25T09:00:00.000Z',
    };

    send({ type: 'comment submitted', taskId: 1, comment });
    expect(isIn({ ready: { comment: 'saving' } })).toBe(true);
    (await request(1)).refuse('broken');
    await until(({ commentRefusal }) => commentRefusal === 'broken');

    expect(isIn({ ready: { comment: 'refused' } })).toBe(true);
    expect(context().shown.tasks[0]?.comments).toEqual(before);
  });
});
