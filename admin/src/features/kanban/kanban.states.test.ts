import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Desk } from './kanban.changes.ts';
import { kanbanMachine } from './kanban.machine.ts';
import { nothingLocal } from './kanban.local.ts';
import { openDesk } from './kanban.testing.ts';

describe('loading', () => {
  it('that fails says why, and can be tried again', async () => {
    const load = vi
      .fn<() => Promise<Desk>>()
      .mockRejectedValueOnce('no network')
      .mockResolvedValueOnce({ boards: [{ id: 'todo', title: 'TODO' }], tasks: [] });
    const machine = kanbanMachine.provide({ actors: { load: fromPromise(load) } });
    const actor = createActor(machine, { input: { local: nothingLocal } }).start();

    const failed = await waitFor(actor, (state) => state.matches('failed'));
    expect(failed.context.error).toBe('no network');
    actor.send({ type: 'try again' });
    const ready = await waitFor(actor, (state) => state.matches('ready'));

    expect(ready.context.error).toBeNull();
    expect(ready.context.shown.boards).toHaveLength(1);
  });

  it('finds the eleven people who work on tasks or talk about them', async () => {
    const { context } = await openDesk();

    expect(context().people.map(({ title }) => title)).toHaveLength(11);
  });
});

describe('the composer', () => {
  it('asks for a title, and for another one when a board has it already', async () => {
    const { send, context, isIn, sent } = await openDesk();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: '  ' });
    expect(context().problem).toEqual({ kind: 'missing' });
    send({ type: 'title submitted', title: 'in  PROGRESS' });
    expect(context().problem).toEqual({ kind: 'taken' });

    expect(isIn({ ready: { composer: 'writing' } })).toBe(true);
    expect(sent).toEqual([]);
  });

  it('takes a task of the same title as a board', async () => {
    const { send, isIn } = await openDesk();

    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'todo' } });
    send({ type: 'title submitted', title: 'Done' });

    expect(isIn({ ready: { composer: 'adding' } })).toBe(true);
  });

  it('stays open with the reason when the server refuses, and nobody is told twice', async () => {
    const { send, last, context, isIn, messages, until } = await openDesk();

    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'todo' } });
    send({ type: 'title submitted', title: 'Call the airline' });
    last()?.no('broken');
    await until(({ problem }) => problem !== null);

    expect(context().problem).toEqual({ kind: 'refused', error: 'broken' });
    expect(isIn({ ready: { composer: 'writing' } })).toBe(true);
    expect(messages).toEqual([]);
  });

  it('waits for its own answer, not for that of a card that was moved before', async () => {
    const { send, sent, isIn } = await openDesk();

    send({ type: 'task moved', taskId: 1, boardId: 'done', beforeId: null });
    send({ type: 'task moved', taskId: 2, boardId: 'done', beforeId: null });
    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'title submitted', title: 'Later' });
    sent[0]?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.no('broken');
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(isIn({ ready: { composer: 'adding' } })).toBe(true);
    sent[2]?.yes({ board: { id: 'later', title: 'Later' } });

    await vi.waitFor(() => expect(isIn({ ready: { composer: 'closed' } })).toBe(true));
  });

  it('goes elsewhere when it is opened there, and closes', async () => {
    const { send, context, isIn } = await openDesk();

    send({ type: 'composer opened', composer: { kind: 'board' } });
    send({ type: 'composer opened', composer: { kind: 'task', boardId: 'done' } });
    expect(context().composer).toEqual({ kind: 'task', boardId: 'done' });
    send({ type: 'composer closed' });

    expect(isIn({ ready: { composer: 'closed' } })).toBe(true);
  });
});

describe('an open task', () => {
  const submit = {
    type: 'details submitted',
    taskId: 1,
    fields: { title: 'Draft it', labels: ['UX' as const] },
  } as const;

  it('is saved when the server says so, and can be taken back', async () => {
    const { send, last, messages, context, until } = await openDesk();

    send({ ...submit, fields: { title: 'Draft it' } });
    last()?.yes();
    await until(({ submitted }) => submitted === null);

    expect(messages.at(-1)).toMatchObject({ type: 'details saved', deedId: 1, told: { task: 'Draft it' } });
    send({ type: 'deed undone', deedId: 1 });
    expect(context().shown.tasks[0]?.title).toBe('Draft the eSIM price list');
  });

  it('says beside its fields why it was refused, while the card is as it was', async () => {
    const { send, last, messages, context, isIn, until } = await openDesk();

    send({ ...submit, fields: { title: 'Draft it' } });
    expect(context().shown.tasks[0]?.title).toBe('Draft it');
    last()?.no('broken');
    await until(({ refusal }) => refusal === 'broken');

    expect(isIn({ ready: { panel: 'refused' } })).toBe(true);
    expect(context().shown.tasks[0]?.title).toBe('Draft the eSIM price list');
    expect(messages).toEqual([]);
    send({ type: 'panel closed' });
    expect(isIn({ ready: { panel: 'calm' } })).toBe(true);
  });

  it('can be submitted again after a refusal', async () => {
    const { send, sent, isIn, until } = await openDesk();

    send({ ...submit, fields: { title: 'Draft it' } });
    sent[0]?.no('broken');
    await until(({ refusal }) => refusal === 'broken');
    send({ ...submit, fields: { title: 'Draft it' } });

    expect(isIn({ ready: { panel: 'saving' } })).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('is saved already when nothing in it changed', async () => {
    const { send, sent, messages } = await openDesk();

    send({ ...submit, fields: { title: 'Draft the eSIM price list' } });

    expect(messages).toEqual([{ type: 'details saved', deedId: null, told: null }]);
    expect(sent).toEqual([]);
  });

  it('that was closed meanwhile tells of a refusal like any other deed', async () => {
    const { send, last, messages, until } = await openDesk();

    send({ ...submit, fields: { title: 'Draft it' } });
    send({ type: 'panel closed' });
    last()?.no('broken');
    await until(({ entries }) => entries.length === 0);

    expect(messages).toMatchObject([{ type: 'deed refused', told: { what: 'details' }, error: 'broken' }]);
  });
});
