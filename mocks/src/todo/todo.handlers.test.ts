import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { fold } from '@embarque/design-system/fold';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { TodoTask } from './todo.contract.ts';
import { todoHandlers } from './todo.handlers.ts';
import { todoAnswerSchema, todoTasksAnswerSchema } from './todo.schema.ts';

const call = callsTo(todoHandlers);
const list = async (query = '') =>
  v.parse(todoTasksAnswerSchema, (await call('GET', `/apps/todo/tasks?${query}`)).body);
const post = (name: string, task: unknown) => call('POST', `/apps/todo/${name}`, { task });
const idsOf = (tasks: TodoTask[]) => tasks.map(({ id }) => id);

/** Every task, deleted ones too, oldest first. */
async function everyTask(): Promise<TodoTask[]> {
  return [...(await list()), ...(await list('filter=deleted'))].toSorted((a, b) => a.id - b.id);
}

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('the sample tasks', () => {
  it('are 18: 2 deleted, 7 completed of which one is deleted, 6 important', async () => {
    const tasks = await everyTask();

    expect(idsOf(tasks)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(tasks.filter(({ isDeleted }) => isDeleted)).toHaveLength(2);
    expect(tasks.filter(({ isCompleted }) => isCompleted)).toHaveLength(7);
    expect(tasks.filter(({ isCompleted, isDeleted }) => isCompleted && isDeleted)).toHaveLength(1);
    expect(tasks.filter(({ isImportant }) => isImportant)).toHaveLength(6);
  });

  it('are assigned to 8 people without a picture', async () => {
    expect((await everyTask()).filter(({ assignee }) => assignee?.avatar === null)).toHaveLength(8);
  });

  it('carry every tag', async () => {
    const tags = (await everyTask()).flatMap((task) => task.tags);

    expect(new Set(tags)).toEqual(new Set(['team', 'low', 'medium', 'high', 'update']));
  });
});

describe('GET /apps/todo/tasks', () => {
  it('lists tasks that are not deleted, newest first, by default (SPEC-4.3-a)', async () => {
    const tasks = await list();

    expect(idsOf(tasks)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2]);
    expect(await list('filter=&tag=&sortBy=mood')).toEqual(tasks);
    expect(await list('filter=urgent')).toEqual([]);
    expect(await list('tag=boss')).toEqual([]);
  });

  it.each<[string, (task: TodoTask) => boolean]>([
    ['filter=important', ({ isImportant, isDeleted }) => isImportant && !isDeleted],
    ['filter=completed', ({ isCompleted, isDeleted }) => isCompleted && !isDeleted],
    ['filter=deleted', ({ isDeleted }) => isDeleted],
    ['tag=team', ({ tags, isDeleted }) => tags.includes('team') && !isDeleted],
    ['tag=update', ({ tags, isDeleted }) => tags.includes('update') && !isDeleted],
    ['filter=deleted&tag=low', ({ tags, isDeleted }) => tags.includes('low') && isDeleted],
    ['filter=important&tag=high', ({ tags, isImportant }) => tags.includes('high') && isImportant],
    ['q=VISA', ({ title }) => /visa/i.test(title)],
    ['q=medium', ({ tags, isDeleted }) => tags.includes('medium') && !isDeleted],
    ['q=jun%2015', ({ dueDate }) => dueDate === '2030-06-15'],
    ['q=2030-06-1', ({ dueDate, isDeleted }) => dueDate?.startsWith('2030-06-1') === true && !isDeleted],
    ['filter=important&q=jun', () => false],
    ['tag=high&q=medium', () => false],
    ['tag=high&q=refunds', ({ id }) => id === 8],
    ['q=no%20such%20task', () => false],
  ])('finds with %s exactly what matches (SPEC-4.3-a)', async (query, matches) => {
    const expected = (await everyTask()).filter(matches).toReversed();

    expect(await list(query)).toEqual(expected);
  });

  it.each<[string, (task: TodoTask) => string]>([
    ['title-asc', ({ title }) => fold(title)],
    ['assignee', ({ assignee }) => fold(assignee?.fullName ?? '')],
    ['due-date', ({ dueDate }) => dueDate ?? ''],
  ])('sorts by %s, equal ones newest first', async (sortBy, keyOf) => {
    const tasks = await list(`sortBy=${sortBy}`);
    const byHand = (await list()).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));

    expect(idsOf(tasks)).toEqual(idsOf(byHand));
  });

  it('sorts titles downwards too', async () => {
    expect(await list('sortBy=title-desc')).toEqual((await list('sortBy=title-asc')).toReversed());
  });

  it('shows unassigned tasks after all others when sorted by assignee', async () => {
    await post('update-task', { id: 9, assignee: null });

    expect((await list('sortBy=assignee')).at(-1)).toMatchObject({ id: 9, assignee: null });
  });
});

describe('POST /apps/todo/add-tasks', () => {
  it('adds a task that is due today and has nothing but its title', async () => {
    const { status, body } = await post('add-tasks', { title: ' Water the plants ' });

    expect(status).toBe(201);
    expect(v.parse(todoAnswerSchema, body).task).toEqual({
      id: 19,
      title: 'Water the plants',
      dueDate: '2030-06-15',
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    });
    expect(idsOf(await list())[0]).toBe(19);
  });

  it('takes everything else along, but neither an id nor a deletion', async () => {
    const wanted = {
      title: 'Water the plants',
      dueDate: '2030-06-20',
      description: '<p>Both of them.</p>',
      assignee: { fullName: 'Caio Brandão', avatar: null },
      tags: ['team'],
      isCompleted: true,
      isImportant: true,
    };

    const { body } = await post('add-tasks', { ...wanted, id: 1, isDeleted: true });

    expect(v.parse(todoAnswerSchema, body).task).toEqual({ ...wanted, id: 19, isDeleted: false });
  });
});

describe('POST /apps/todo/update-task', () => {
  it('changes what was sent and nothing else', async () => {
    const before = (await everyTask())[4];
    const changes = { title: 'Proofread', isCompleted: false, tags: ['low', 'team'], assignee: null };

    const { status, body } = await post('update-task', { id: 5, ...changes });

    expect(status).toBe(200);
    expect(v.parse(todoAnswerSchema, body).task).toEqual({ ...before, ...changes });
    expect((await everyTask())[4]).toEqual({ ...before, ...changes });
  });

  it('brings a deleted task back', async () => {
    await post('update-task', { id: 7, isDeleted: false });

    expect(idsOf(await list())).toContain(7);
    expect(idsOf(await list('filter=deleted'))).toEqual([1]);
  });
});

describe('DELETE /apps/todo/delete-task', () => {
  it.each([
    ['in the query', '?taskId=12', undefined],
    ['in the body', '', { taskId: 12 }],
  ])('takes the id %s and keeps the task among the deleted ones (SPEC-4.3-b)', async (_, query, payload) => {
    const before = (await everyTask())[11];

    const { status, body } = await call('DELETE', `/apps/todo/delete-task${query}`, payload);

    expect(status).toBe(200);
    expect(v.parse(todoAnswerSchema, body).task).toEqual({ ...before, isDeleted: true });
    expect(idsOf(await list())).not.toContain(12);
    expect(idsOf(await list('filter=deleted'))).toEqual([12, 7, 1]);
  });
});

describe('an invalid request', () => {
  it.each([
    ['POST', 'add-tasks', { task: { title: '  ' } }, 400],
    ['POST', 'add-tasks', { title: 'Not inside task' }, 400],
    ['POST', 'add-tasks', '', 400],
    ['POST', 'add-tasks', { task: { title: 'Late', dueDate: '15/06/2030' } }, 400],
    ['POST', 'add-tasks', { task: { title: 'Late', dueDate: '2030-06-31T99:00' } }, 400],
    ['POST', 'update-task', { task: { id: 99, title: 'Nobody' } }, 404],
    ['POST', 'update-task', { task: { title: 'Nobody' } }, 400],
    ['POST', 'update-task', { task: { id: 5, title: '' } }, 400],
    ['POST', 'update-task', { task: { id: 5, title: 'Half', isCompleted: 'no' } }, 400],
    ['DELETE', 'delete-task', { taskId: 99 }, 404],
    ['DELETE', 'delete-task', { id: 5 }, 400],
    ['DELETE', 'delete-task', '{', 400],
  ])('%s %s of %j is declined with %d, and nothing changes', async (method, name, payload, expected) => {
    const before = await everyTask();

    const { status, body } = await call(method, `/apps/todo/${name}`, payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await everyTask()).toEqual(before);
  });
});

describe('any sequence of changes', () => {
  const someId = fc.integer({ min: 1, max: 18 });
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const steps = fc.array(
    fc.oneof(
      fc.record({ id: someId, isCompleted: flag, isImportant: flag, isDeleted: flag }),
      fc.record({ taskId: someId }),
    ),
    { maxLength: 20 },
  );

  it('loses no task, and each filter shows what its name says', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        resetSampleData();
        for (const step of sequence) {
          await ('id' in step ? post('update-task', step) : call('DELETE', '/apps/todo/delete-task', step));
        }
        const tasks = await everyTask();
        const where = (matches: (task: TodoTask) => boolean) => tasks.filter(matches).toReversed();

        expect(idsOf(tasks)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
        expect(await list()).toEqual(where(({ isDeleted }) => !isDeleted));
        expect(await list('filter=completed')).toEqual(where((task) => task.isCompleted && !task.isDeleted));
        expect(await list('filter=important')).toEqual(where((task) => task.isImportant && !task.isDeleted));
      }),
      { numRuns: 50 },
    );
  });
});
