import { todoPeople, todosSample, todoTagsSample } from '@embarque/mocks/todo/data';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { describe, expect, it } from 'vitest';
import { countTasks, shownTasks } from './todo.list.ts';
import { beforeIdAt, sectionOf, sortTasks } from './todo.order.ts';
import type { TodoSort } from './todo.query.ts';
import { type TodoState, withTaskBefore } from './todo.state.ts';

const [first] = todosSample(1);
if (!first) throw new Error('The sample has no task');
const taskOf = (id: number, more: Partial<TodoTask> = {}): TodoTask => ({
  ...first,
  id,
  title: `Task ${id}`,
  isCompleted: false,
  isImportant: false,
  isDeleted: false,
  tags: [],
  dueDate: null,
  assignee: null,
  ...more,
});
const stateOf = (tasks: readonly TodoTask[]): TodoState => ({ tasks, tags: todoTagsSample(), people: todoPeople() });
const idsOf = (tasks: readonly TodoTask[]) => tasks.map(({ id }) => id);

const usual = {
  filter: 'all',
  tag: null,
  q: '',
  sort: 'manual',
  hidesCompleted: false,
  kept: [],
  locale: 'pt-BR',
  today: '2027-03-23',
} as const;

describe('the order', () => {
  const sorted = (tasks: readonly TodoTask[], sort: TodoSort, locale = 'pt-BR') =>
    sortTasks(tasks, sort, { locale, today: '2027-03-23' });

  it('by title follows the alphabet of the language and the value of numbers (XT-13)', () => {
    const names = ['Ágata', 'abacate', 'Zebra', 'banana', 'ÉTICA', 'item 10', 'item 2'];
    const tasks = names.map((title, index) => taskOf(index, { title }));
    const wanted = ['abacate', 'Ágata', 'banana', 'ÉTICA', 'item 2', 'item 10', 'Zebra'];

    expect(sorted(tasks, 'title-asc').map(({ title }) => title)).toEqual(wanted);
    expect(sorted(tasks, 'title-desc').map(({ title }) => title)).toEqual(wanted.toReversed());
  });

  it('by due date begins with what is overdue and ends with what has no date; search and filter keep it (XT-06)', () => {
    const tasks = [
      taskOf(1),
      taskOf(2, { dueDate: '2027-03-24' }),
      taskOf(3, { dueDate: '2027-03-20', isImportant: true }),
      taskOf(4, { dueDate: '2027-04-02', isImportant: true }),
      taskOf(5, { dueDate: '2027-03-23' }),
      taskOf(6, { dueDate: '2027-03-01' }),
      taskOf(7, { isImportant: true }),
    ];
    const state = stateOf(tasks);

    expect(idsOf(sorted(tasks, 'due-date'))).toEqual([6, 3, 5, 2, 4, 7, 1]);
    expect(idsOf(shownTasks(state, { ...usual, sort: 'due-date', filter: 'important' }))).toEqual([3, 4, 7]);
    expect(idsOf(shownTasks(state, { ...usual, sort: 'due-date', q: 'task' }))).toEqual([6, 3, 5, 2, 4, 7, 1]);
  });

  describe('by due date, of what is completed', () => {
    const [a, b, c, d, e] = [
      taskOf(1, { dueDate: '2027-03-15' }),
      taskOf(2, { dueDate: '2027-03-16' }),
      taskOf(3, { dueDate: '2027-03-23' }),
      taskOf(4, { dueDate: '2027-03-24' }),
      taskOf(5),
    ] as const;
    const byDay = { ...usual, sort: 'due-date' } as const;
    const done = (task: TodoTask) => ({ ...task, isCompleted: true });

    it('comes behind all that is open, in its own section', () => {
      const tasks = [done(a), b, done(c), d, e];

      expect(idsOf(shownTasks(stateOf(tasks), byDay))).toEqual([2, 4, 5, 1, 3]);
      expect(tasks.map((task) => sectionOf(task, '2027-03-23'))).toEqual([
        'completed',
        'overdue',
        'completed',
        'tomorrow',
        'none',
      ]);
      expect(idsOf(shownTasks(stateOf(tasks), { ...byDay, hidesCompleted: true }))).toEqual([2, 4, 5]);
    });

    it('stays where it was ticked until the list is left', () => {
      const kept = [a];

      expect(shownTasks(stateOf([done(a), b, c, d, e]), { ...byDay, kept })).toEqual([done(a), b, c, d, e]);
      expect(idsOf(shownTasks(stateOf([done(a), b, c, d, e]), { ...byDay, kept: [] }))).toEqual([2, 3, 4, 5, 1]);
    });
  });

  it.each(['24/03/2027', '24/3', '2027-03-24', '24 mar', '24 de março de 2027'])('are found by the day "%s"', (q) => {
    const tasks = [taskOf(1, { dueDate: '2027-03-24' }), taskOf(2, { dueDate: '2027-04-23' })];
    expect(idsOf(shownTasks(stateOf(tasks), { ...usual, q }))).toEqual([1]);
  });

  it('by assignee puts tasks without one last, and leaves equal ones newest first', () => {
    const assignee = { fullName: 'Ana', avatar: null };

    expect(idsOf(sorted([taskOf(1), taskOf(2, { assignee }), taskOf(3, { assignee })], 'assignee'))).toEqual([3, 2, 1]);
  });
});

describe('a task that is due today', () => {
  it('is overdue from the next local midnight on, not before (XT-02)', () => {
    const task = { dueDate: '2027-03-23', isCompleted: false };

    expect(sectionOf(task, '2027-03-23')).toBe('today');
    expect(sectionOf(task, '2027-03-24')).toBe('overdue');
    expect(sectionOf({ ...task, isCompleted: true }, '2027-03-24')).toBe('completed');
  });
});

describe('a move among the tasks that are shown', () => {
  const [hiddenA, a, hiddenB, b, c] = [1, 2, 3, 4, 5];
  const all = [hiddenA, a, hiddenB, b, c] as number[];
  const state = stateOf(all.map((id) => taskOf(id, { isImportant: id !== hiddenA && id !== hiddenB })));

  it.each([
    ['above the first one', c, 0, a, [hiddenA, c, a, hiddenB, b]],
    ['to the end', a, 2, null, [hiddenA, hiddenB, b, c, a]],
    ['between two', c, 1, b, [hiddenA, a, hiddenB, c, b]],
  ])('%s leaves the hidden ones in place, and names the next task (XT-04)', (_, taskId = 0, index, beforeId, order) => {
    const shown = idsOf(shownTasks(state, { ...usual, filter: 'important' })).filter((id) => id !== taskId);
    const wanted = beforeIdAt(shown, all, taskId, index);

    expect(wanted).toBe(beforeId);
    expect(idsOf(withTaskBefore(state, taskId, wanted).tasks)).toEqual(order);
  });

  it('to the end of the shown ones does not pass hidden ones below', () => {
    expect(beforeIdAt([2, 4], [1, 2, 3, 4, 5, 6], 1, 2)).toBe(5);
  });
});

describe('the lists', () => {
  const state = stateOf(todosSample(18).toReversed());

  it('leave deleted tasks out of everything but Deleted (TDO-10)', () => {
    const shown = (filter: 'all' | 'important' | 'completed' | 'deleted', q = '') =>
      shownTasks(state, { ...usual, filter, q });

    expect(shown('all').some(({ isDeleted }) => isDeleted)).toBe(false);
    expect(shown('all', 'projector')).toEqual([]);
    expect(idsOf(shown('deleted'))).toEqual([7, 1]);
    expect(shown('completed')).toHaveLength(6);
    expect(shown('important')).toHaveLength(6);
  });

  it('have as many tasks as their counts say', () => {
    const lists = (['all', 'important', 'completed', 'deleted'] as const).flatMap((filter) =>
      [false, true].map((hidesCompleted) => ({ filter, tag: null, hidesCompleted })),
    );
    const tags = ['team', 'low', 'attic'].map((tag) => ({ filter: 'all' as const, tag, hidesCompleted: true }));
    const all = [...lists, ...tags];

    expect(countTasks(state.tasks, all)).toEqual(all.map((list) => shownTasks(state, { ...usual, ...list }).length));
  });

  it('keep a task that was changed there, but none that was deleted', () => {
    const shown = (task: Partial<TodoTask>) =>
      shownTasks(stateOf([taskOf(1, task)]), { ...usual, hidesCompleted: true, kept: [taskOf(1)] });

    expect(shown({ isCompleted: true })).toHaveLength(1);
    expect(shown({ isCompleted: true, isDeleted: true })).toEqual([]);
  });
});
