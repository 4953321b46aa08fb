import { todoPeople, todosSample, todoTagsSample } from '@embarque/mocks/todo/data';
import { describe, expect, it } from 'vitest';
import { applyCommand, confirmCommand, hasEffect, invertCommand, type TodoCommand } from './todo.commands.ts';
import type { TodoState } from './todo.state.ts';

const state: TodoState = { tasks: todosSample(18).toReversed(), tags: todoTagsSample(), people: todoPeople() };

describe('a command', () => {
  it.each<TodoCommand>([
    { type: 'task changed', taskId: 5, fields: { isCompleted: false, title: 'Other' } },
    { type: 'task moved', taskId: 3, beforeId: 18 },
    { type: 'task moved', taskId: 18, beforeId: null },
    { type: 'task deleted', taskId: 9 },
    { type: 'task restored', taskId: 7 },
    { type: 'tag changed', tagId: 'low', fields: { title: 'Later', tone: 'info' } },
  ])('$type is taken back by its inverse', (command) => {
    const inverse = invertCommand(state, command);

    expect(applyCommand(state, command)).not.toEqual(state);
    expect(inverse && applyCommand(applyCommand(state, command), inverse)).toEqual(state);
  });

  it.each<TodoCommand>([
    { type: 'task changed', taskId: 5, fields: { isCompleted: true } },
    { type: 'task moved', taskId: 3, beforeId: 2 },
    { type: 'task moved', taskId: 3, beforeId: 3 },
    { type: 'task deleted', taskId: 7 },
    { type: 'task restored', taskId: 9 },
    { type: 'task purged', taskId: 9 },
    { type: 'deleted emptied', taskIds: [9] },
    { type: 'tag changed', tagId: 'low', fields: { title: 'Low' } },
    { type: 'tag deleted', tagId: 'attic', tasks: 'keep' },
  ])('$type without an effect is none', (command) => {
    expect(hasEffect(state, command)).toBe(false);
  });

  it('that deletes a tag takes it off its tasks, or deletes them', () => {
    const after = (tasks: 'keep' | 'delete') => applyCommand(state, { type: 'tag deleted', tagId: 'high', tasks });
    const ids = [16, 10, 9, 8, 3];

    expect(after('keep').tasks.some(({ tags }) => tags.includes('high'))).toBe(false);
    expect(after('keep').tasks.filter(({ id, isDeleted }) => ids.includes(id) && isDeleted)).toEqual([]);
    expect(after('delete').tasks.filter(({ id, isDeleted }) => ids.includes(id) && isDeleted)).toHaveLength(5);
  });

  it('that adds shows the task when the server has it, before all others', () => {
    const [task] = state.tasks;
    const command: TodoCommand = { type: 'task added', fields: { title: 'New' } };
    if (!task) throw new Error('The sample has no task');

    expect(applyCommand(state, command)).toBe(state);
    expect(confirmCommand(state, command, { task: { ...task, id: 19 } }).tasks[0]?.id).toBe(19);
  });
});
