import { kanbanSample } from '@embarque/mocks/kanban/data';
import { describe, expect, it } from 'vitest';
import { filterOf, type KanbanFilter } from './kanban.filter.ts';
import { noFilter, readKanbanQuery, writeFilter, writeTask } from './kanban.query.ts';

describe('the address', () => {
  it('says the filter and the open task, and comes back as it was written', () => {
    const filter: KanbanFilter = { q: 'map', labels: ['App', 'Charts & Maps'], people: ['Noah Adeyemi'], due: 'week' };
    const search = writeTask(writeFilter(new URLSearchParams('other=1'), filter), 12);

    expect(readKanbanQuery(search)).toEqual({ filter, task: '12' });
    expect(search.get('other')).toBe('1');
    expect(String(writeTask(writeFilter(search, noFilter), null))).toBe('other=1');
  });

  it('means nothing where it makes no sense', () => {
    const search = new URLSearchParams('label=Boat&label=UX&label=UX&due=never&who=A&who=A');

    expect(readKanbanQuery(search)).toEqual({
      filter: { q: '', labels: ['UX'], people: ['A'], due: undefined },
      task: null,
    });
  });
});

describe('the filter', () => {
  const { tasks } = kanbanSample(6);
  const [soon, , today] = tasks.map(({ dueDate }) => dueDate);
  const found = (filter: Partial<KanbanFilter>, day = '2000-01-01', weekEnd = '2000-01-07') =>
    tasks.filter(filterOf({ ...noFilter, ...filter }, day, weekEnd)).map(({ id }) => id);

  it('finds words in title and description, whatever their accents and capitals', () => {
    expect(found({ q: 'CLÍNIC phone' })).toEqual([4]);
  });

  it('finds numbers however they are written', () => {
    const [task] = tasks.map((each) => ({ ...each, title: 'Refund R$ 1.234,50 to (11) 91234-5678' }));
    const isFound = (q: string) => task && filterOf({ ...noFilter, q }, '2000-01-01', '2000-01-07')(task);
    expect(['1234.5', '11912345678', '1234.6'].map(isFound)).toEqual([true, true, false]);
  });

  it('finds tasks with any of the labels, and of any of the people', () => {
    expect(found({ labels: ['UX', 'Code Review'] })).toEqual([2, 3, 5]);
    expect(found({ people: ['Sofia Marchetti', 'Renata Pacheco'] })).toEqual([2, 3, 5]);
    expect(found({ labels: ['UX'], people: ['Renata Pacheco'] })).toEqual([]);
  });

  it('finds what is due', () => {
    expect(found({ due: 'today' }, today)).toEqual([3]);
    expect(found({ due: 'overdue' }, soon)).toEqual([3]);
    expect(found({ due: 'week' }, today, soon)).toEqual([1, 3]);
  });

  it('asks for no task that is done, however late it is', () => {
    const late = tasks.filter(({ dueDate }) => dueDate < String(today));

    expect(late.map(({ boardId }) => boardId)).toEqual(['done', 'done']);
    expect(found({ due: 'overdue' }, today)).toEqual([]);
  });
});
