import { describe, expect, it, vi } from 'vitest';
import { kanbanSample } from '@embarque/mocks/kanban/data';
import { adding, removing } from './kanban.lists.ts';
import { openDesk } from './kanban.testing.ts';
import { unfinishedIn } from './kanban.unfinished.ts';

const todo = kanbanSample().tasks.filter(({ boardId }) => boardId === 'todo');
const comments = todo[0]?.comments ?? [];
const said = (comment: string) => ({ name: 'Marina Duarte', img: '', comment });

async function openComments() {
  const desk = await openDesk();
  const shown = () => desk.context().shown.tasks.find(({ id }) => id === 1)?.comments ?? [];
  return {
    ...desk,
    shown,
    remove: (at: number) =>
      desk.send({ type: 'list edited', taskId: 1, list: 'comments', edit: removing(shown(), at) }),
    add: (comment: string) =>
      desk.send({ type: 'list edited', taskId: 1, list: 'comments', edit: adding(shown(), [said(comment)]) }),
  };
}

describe('comments', () => {
  it('that came meanwhile stay when a deleted one comes back', async () => {
    const { send, remove, add, shown, sent } = await openComments();

    remove(0);
    sent[0]?.yes();
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    add('BBB');
    send({ type: 'deed undone', deedId: 1 });

    expect(shown()).toEqual([...comments, said('BBB')]);
  });

  it('are sent as they are when their turn comes, without what was refused before', async () => {
    const { add, sent } = await openComments();

    add('AAA');
    add('BBB');
    expect(sent).toHaveLength(1);
    sent[0]?.no('broken');
    await vi.waitFor(() => expect(sent).toHaveLength(2));

    expect(sent[1]?.change).toEqual({
      type: 'update task',
      taskId: 1,
      fields: { comments: [...comments, said('BBB')] },
    });
  });

  it('are tried again beside those that came meanwhile', async () => {
    const { send, add, messages, shown, sent } = await openComments();

    add('AAA');
    sent[0]?.no('broken');
    await vi.waitFor(() => expect(messages.at(-1)?.type).toBe('deed refused'));
    const refused = messages.at(-1);
    add('BBB');
    if (refused?.type === 'deed refused' && refused.deed.type === 'list edited') send(refused.deed);

    expect(shown().map(({ comment }) => comment)).toEqual(expect.arrayContaining(['AAA', 'BBB']));
  });
});

describe('a new comment', () => {
  it('that is refused says so beside its field, and nobody is told twice', async () => {
    const { send, isIn, context, messages, last, until } = await openDesk();

    send({ type: 'comment submitted', taskId: 1, comment: said('AAA') });
    expect(isIn({ ready: { comment: 'saving' } })).toBe(true);
    last()?.no('broken');
    await until(({ commentRefusal }) => commentRefusal === 'broken');

    expect(isIn({ ready: { comment: 'refused' } })).toBe(true);
    expect(context().shown.tasks[0]?.comments).toEqual(comments);
    expect(messages).toEqual([]);
  });
});

describe('a move', () => {
  it('is told at once, and a refusal says which one it was', async () => {
    const { send, sent, messages, until } = await openDesk();

    send({ type: 'task moved', taskId: 1, boardId: 'done', beforeId: null });
    expect(messages).toMatchObject([{ type: 'deed done' }]);
    const [{ deedId } = { deedId: 0 }] = messages.filter((message) => message.type === 'deed done');
    sent[0]?.no('broken');
    await until(({ entries }) => entries.length === 0);

    expect(messages.at(-1)).toMatchObject({ type: 'deed refused', deedId });
  });
});

describe('a cleared board', () => {
  it('gets its tasks back beside one that came meanwhile', async () => {
    const { send, sent, cards, until } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'task moved', taskId: 3, boardId: 'todo', beforeId: null });
    sent[0]?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.yes();
    await until(({ entries }) => entries.length === 0);
    send({ type: 'deed undone', deedId: 1 });
    await vi.waitFor(() => expect(sent).toHaveLength(3));

    expect(sent[2]?.change).toEqual({ type: 'bring back', boardId: 'todo', task: todo[0] });
    sent[2]?.yes({ task: { ...kanbanSample().tasks[0], id: 8 } as (typeof todo)[0] });
    await vi.waitFor(() => expect(cards()['todo']).toEqual([3, 8]));
  });

  it('has its tasks only once when the clearing is refused after it was undone', async () => {
    const { send, sent, cards, until } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'task moved', taskId: 3, boardId: 'todo', beforeId: null });
    send({ type: 'deed undone', deedId: 1 });
    sent[0]?.no('broken');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.yes();
    await until(({ entries }) => entries.length === 0);

    expect(sent.map(({ change }) => change.type)).toEqual(['clear board', 'go to board']);
    expect(cards()['todo']).toEqual([1, 2, 3]);
  });

  it('comes back step by step when it was deleted too, and the server hears of nothing', async () => {
    const { send, sent, cards } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'todo' });
    send({ type: 'deed undone', deedId: 1 });
    send({ type: 'deed undone', deedId: 3 });

    expect(cards()['todo']).toEqual([1, 2]);
    expect(sent).toEqual([]);
  });

  it('is cleared before it is deleted, whichever becomes final first', async () => {
    const { send, sent } = await openDesk();

    send({ type: 'board cleared', boardId: 'todo' });
    send({ type: 'board deleted', boardId: 'todo' });
    send({ type: 'last chance passed', deedId: 3 });
    sent[0]?.yes();
    await vi.waitFor(() => expect(sent).toHaveLength(2));

    expect(sent.map(({ change }) => change.type)).toEqual(['clear board', 'delete board']);
  });
});

describe('what the page leaves behind when it goes', () => {
  const deed = { type: 'board deleted', boardId: 'done' } as const;

  it('is what was final and not answered', async () => {
    const { send, context } = await openDesk();
    const left = () => unfinishedIn(context().confirmed, context().entries);

    send(deed);
    expect(left()).toEqual([]);
    send({ type: 'page left' });

    expect(left()).toEqual([{ deed, taskIds: [5, 6] }]);
  });

  it('is finished by the next page, where its board is not seen', async () => {
    const { cards, last } = await openDesk({ unfinished: [{ deed, taskIds: [5, 6] }] });

    expect(cards()).toEqual({ todo: [1, 2], 'in-progress': [3, 4] });
    expect(last()?.change).toEqual({ type: 'delete board', boardId: 'done' });
  });

  it('is let be when somebody has put a task there since, or the board is gone', async () => {
    const gone = { deed: { ...deed, boardId: 'gone' }, taskIds: [] };
    const { cards, sent } = await openDesk({ unfinished: [{ deed, taskIds: [5] }, gone] });

    expect(cards()['done']).toEqual([5, 6]);
    expect(sent).toEqual([]);
  });
});
