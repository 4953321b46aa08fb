import * as v from 'valibot';
import type {
  AddTodoRequest,
  TodoAnswer,
  TodoTag,
  TodoTask,
  TodoTasksAnswer,
  UpdateTodoRequest,
} from './todo.contract.ts';

const tags: [TodoTag, ...TodoTag[]] = ['team', 'low', 'medium', 'high', 'update'];

const text = v.string('must be text');
const flag = v.boolean('must be true or false');
const title = v.pipe(text, v.trim(), v.nonEmpty('is required'));

const details = {
  dueDate: v.pipe(text, v.isoDate('must be a day such as 2030-06-15')),
  description: text,
  assignee: v.nullable(v.strictObject({ fullName: title, avatar: v.nullable(text) })),
  tags: v.array(v.picklist(tags, `must be one of ${tags.join(', ')}`)),
  isCompleted: flag,
  isImportant: flag,
};

export const addTodoSchema: v.GenericSchema<unknown, AddTodoRequest> = v.object({
  task: v.object({ title, ...v.partial(v.object(details)).entries }),
});

export const updateTodoSchema: v.GenericSchema<unknown, UpdateTodoRequest> = v.object({
  task: v.object({
    id: v.number('must be a number'),
    ...v.partial(v.object({ title, isDeleted: flag, ...details })).entries,
  }),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const todoSchema: v.GenericSchema<unknown, TodoTask> = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title,
  isDeleted: flag,
  ...details,
});

export const todoTasksAnswerSchema: v.GenericSchema<unknown, TodoTasksAnswer> = v.array(todoSchema);

export const todoAnswerSchema: v.GenericSchema<unknown, TodoAnswer> = v.strictObject({ task: todoSchema });
