import { msg } from '@lingui/core/macro';
import { fieldsAmong, partsOfFields } from '../../../outbox/journal/undo.parts.ts';
import type { ChangedPart, UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyCommand, isAddition, type TodoCommand } from '../model/todo.commands.ts';
import type { TagFields, TaskFields, TodoState } from '../model/todo.state.ts';
import { loadTodo } from './todo.api.ts';

/** How changes of the tasks are undone from any page: a task and a tag field by field. */
export const todoUndo: UndoRules<TodoState, TodoCommand> = {
  load: async (_, signal) => loadTodo(signal),
  apply: applyCommand,
  isAddition,
  parts: (command) =>
    'fields' in command && command.type !== 'task added' ? partsOfFields(command.fields, names) : [],
  only: (command, keys) => {
    if (command.type === 'task changed') return { ...command, fields: fieldsAmong(command.fields, keys) };
    if (command.type === 'tag changed') return { ...command, fields: fieldsAmong(command.fields, keys) };
    return command;
  },
};

const names: Record<keyof TaskFields | keyof TagFields, ChangedPart['name']> = {
  title: msg`Title`,
  dueDate: msg`Due date`,
  description: msg`Description`,
  assignee: msg`Assignee`,
  tags: msg`Tags`,
  isCompleted: msg({ message: 'Completed', context: 'task' }),
  isImportant: msg({ message: 'Important', context: 'task' }),
  tone: msg({ message: 'Colour', context: 'tag' }),
};
