import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { todoHandlers } from './todo.handlers.ts';
import {
  deletedTagAnswerSchema,
  purgedAnswerSchema,
  tagAnswerSchema,
  tagsAnswerSchema,
  todoAnswerSchema,
  todoPeopleAnswerSchema,
  todoTasksAnswerSchema,
} from './todo.schema.ts';

const call = callsTo(todoHandlers);
const send = (name: string, body: unknown) => call('POST', `/apps/todo/${name}`, body);
const remove = (name: string, body?: unknown) => call('DELETE', `/apps/todo/${name}`, body);
const list = async (query = '') =>
  v.parse(todoTasksAnswerSchema, (await call('GET', `/apps/todo/tasks?${query}`)).body);
const ids = async (query = '') => (await list(query)).map(({ id }) => id);
const tags = async () => v.parse(tagsAnswerSchema, (await call('GET', '/apps/todo/tags')).body);
const newestFirst = Array.from({ length: 18 }, (_, index) => 18 - index);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('the manual order', () => {
  it('is the newest first until somebody moves a task before another one, by id', async () => {
    expect(await ids('filter=all&sortBy=manual')).toEqual(newestFirst);

    const { body } = await send('move-task', { taskId: 2, beforeId: 17 });
    await send('move-task', { taskId: 18, beforeId: null });

    expect(v.parse(todoAnswerSchema, body).task.id).toBe(2);
    expect(await ids('filter=all&sortBy=manual')).toEqual([2, ...newestFirst.slice(1, -2), 1, 18]);
    expect(await ids('filter=all')).toEqual(newestFirst);
  });

  it('stays where a task is moved before itself', async () => {
    await send('move-task', { taskId: 5, beforeId: 5 });

    expect(await ids('filter=all&sortBy=manual')).toEqual(newestFirst);
  });

  it('begins with a new task', async () => {
    await send('move-task', { taskId: 2, beforeId: 18 });
    await send('add-tasks', { task: { title: 'Newest' } });

    expect((await ids('sortBy=manual')).slice(0, 3)).toEqual([19, 2, 18]);
  });
});

describe('a deleted task', () => {
  it('is restored to where it was', async () => {
    const before = await ids('sortBy=manual');
    await remove('delete-task', { taskId: 12 });
    const { status, body } = await send('restore-task', { taskId: 12 });

    expect(status).toBe(200);
    expect(v.parse(todoAnswerSchema, body).task).toMatchObject({ id: 12, isDeleted: false });
    expect(await ids('sortBy=manual')).toEqual(before);
  });

  it('is deleted forever only when it is deleted, and its id is never given again', async () => {
    await remove('delete-task', { taskId: 18 });
    const { body } = await remove('purge-task', { taskId: 18 });

    expect(v.parse(purgedAnswerSchema, body)).toEqual({ taskIds: [18] });
    expect((await remove('purge-task', { taskId: 17 })).status).toBe(400);
    expect(await ids('filter=all')).toEqual(newestFirst.slice(1));
    expect((await send('add-tasks', { task: { title: 'Next' } })).body).toMatchObject({ task: { id: 19 } });
  });

  it('goes with all others when they are emptied; what was restored meanwhile stays', async () => {
    const { body } = await send('empty-deleted', { taskIds: [1, 7, 12] });

    expect(v.parse(purgedAnswerSchema, body)).toEqual({ taskIds: [7, 1] });
    expect(await ids('filter=deleted')).toEqual([]);
  });
});

it('stores a due date as a day, whether it comes as a day or as a moment (XT-01)', async () => {
  const evening = new Date(2027, 2, 23, 22, 30).toISOString();
  const days = ['2027-03-23', evening].map(async (dueDate) => {
    const { body } = await send('add-tasks', { task: { title: 'Due', dueDate } });
    return v.parse(todoAnswerSchema, body).task.dueDate;
  });

  expect(await Promise.all(days)).toEqual(['2027-03-23', '2027-03-23']);
});

it('offers six people with a picture', async () => {
  const people = v.parse(todoPeopleAnswerSchema, (await call('GET', '/apps/todo/people')).body);

  expect(people).toHaveLength(6);
  expect(people.every(({ avatar }) => avatar !== null)).toBe(true);
});

describe('tags', () => {
  it('are team, low, medium, high and update at first, each with its tone', async () => {
    expect((await tags()).map(({ title, tone }) => [title, tone])).toEqual([
      ['Team', 'primary'],
      ['Low', 'success'],
      ['Medium', 'warning'],
      ['High', 'danger'],
      ['Update', 'info'],
    ]);
  });

  it('are added under an id that no tag ever had', async () => {
    const first = await send('add-tag', { tag: { title: ' Travel fair ', tone: 'info' } });
    await send('delete-tag', { tagId: 'travel-fair', tasks: 'keep' });
    const second = await send('add-tag', { tag: { title: 'Travel Fair', tone: 'danger' } });

    expect(v.parse(tagAnswerSchema, first.body).tag).toEqual({ id: 'travel-fair', title: 'Travel fair', tone: 'info' });
    expect(v.parse(tagAnswerSchema, second.body).tag.id).toBe('travel-fair-2');
  });

  it('of the same letters are two with other accents, and one in another case (BR2-17)', async () => {
    await send('add-tag', { tag: { title: 'Porto', tone: 'info' } });
    const { body } = await send('add-tag', { tag: { title: 'Pôrto', tone: 'danger' } });

    expect(v.parse(tagAnswerSchema, body).tag).toMatchObject({ id: 'porto-2', title: 'Pôrto' });
    expect((await send('add-tag', { tag: { title: ' PORTO ', tone: 'info' } })).status).toBe(400);
  });

  it('keep their id and their tasks when they are renamed and get another colour', async () => {
    const before = await ids('tag=high');
    const { body } = await send('update-tag', { tag: { id: 'high', title: 'Urgent', tone: 'warning' } });

    expect(v.parse(tagAnswerSchema, body).tag).toEqual({ id: 'high', title: 'Urgent', tone: 'warning' });
    expect(await ids('tag=high')).toEqual(before);
  });

  it.each([
    ['keep', [16, 10, 9, 8, 3]],
    ['delete', []],
  ])('are deleted; with "%s", %j of their tasks stay', async (tasks, left) => {
    const { body } = await send('delete-tag', { tagId: 'high', tasks });
    const answer = v.parse(deletedTagAnswerSchema, body);
    const rest = await ids();

    expect(answer.tasks.map(({ id }) => id)).toEqual([16, 10, 9, 8, 3]);
    expect(answer.tasks.flatMap((task) => task.tags)).not.toContain('high');
    expect(rest.filter((id) => [16, 10, 9, 8, 3].includes(id))).toEqual(left);
    expect((await tags()).map(({ id }) => id)).not.toContain('high');
  });

  it('that do not exist are left out of tasks', async () => {
    const { body } = await send('update-task', { task: { id: 5, tags: ['shout', 'team'] } });

    expect(v.parse(todoAnswerSchema, body).task.tags).toEqual(['team']);
  });
});

it.each([
  ['add-tasks', { task: { title: 'Once' } }],
  ['add-tag', { tag: { title: 'Once', tone: 'info' } }],
])('%s is carried out once under one key', async (name, body) => {
  const headers = { 'Idempotency-Key': 'the same' };
  const add = () => call('POST', `/apps/todo/${name}`, body, headers);
  const [first, again] = [await add(), await add()];

  expect(again.body).toEqual(first.body);
  expect(await ids()).toHaveLength(name === 'add-tasks' ? 17 : 16);
});

it.each([
  ['move-task', { taskId: 99, beforeId: 1 }, 404],
  ['move-task', { taskId: 1, beforeId: 99 }, 404],
  ['move-task', { taskId: 1, toIndex: 3 }, 400],
  ['restore-task', { taskId: 99 }, 404],
  ['add-tag', { tag: { title: ' ', tone: 'info' } }, 400],
  ['add-tag', { tag: { title: 'tEAM', tone: 'info' } }, 400],
  ['add-tag', { tag: { title: 'Loud', tone: 'pink' } }, 400],
  ['update-tag', { tag: { id: 'low', title: 'High' } }, 400],
  ['update-tag', { tag: { id: 'attic', title: 'Loft' } }, 404],
  ['delete-tag', { tagId: 'attic', tasks: 'keep' }, 404],
  ['delete-tag', { tagId: 'low', tasks: 'maybe' }, 400],
])('%s of %j is declined with %d, and nothing changes', async (name, body, expected) => {
  const before = [await list('filter=all&sortBy=manual'), await tags()];
  const answer = await send(name, body);

  expect(answer.status).toBe(expected);
  expect(answer.body).toEqual({ message: expect.any(String) });
  expect([await list('filter=all&sortBy=manual'), await tags()]).toEqual(before);
});
