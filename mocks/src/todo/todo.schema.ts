import * as v from 'valibot';
import type {
  AddTagRequest,
  AddTodoRequest,
  DeletedTagAnswer,
  DeleteTagRequest,
  EmptyDeletedRequest,
  MoveTodoRequest,
  PurgedAnswer,
  TagAnswer,
  TodoAnswer,
  TodoPeopleAnswer,
  TodoQueryOfOne,
  TodoTag,
  TodoTagsAnswer,
  TodoTask,
  TodoTasksAnswer,
  TodoTone,
  UpdateTagRequest,
  UpdateTodoRequest,
} from './todo.contract.ts';
import { daySchema } from '../lib/time/day.schema.ts';

const tones: [TodoTone, ...TodoTone[]] = ['primary', 'secondary', 'success', 'warning', 'danger', 'info'];

const text = v.string('must be text');
const flag = v.boolean('must be true or false');
const number = v.number('must be a number');
const title = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const isoDay = v.isoDate('must be a day such as 2030-06-15');
const day = v.pipe(text, isoDay);

const dayOrMoment = daySchema('must be a day such as 2030-06-15');

const assignee = v.strictObject({ fullName: title, avatar: v.nullable(text) });
const details = {
  dueDate: v.nullable(dayOrMoment),
  description: text,
  assignee: v.nullable(assignee),
  tags: v.array(text),
  isCompleted: flag,
  isImportant: flag,
};

export const addTodoSchema: v.GenericSchema<unknown, AddTodoRequest> = v.object({
  task: v.object({ title, ...v.partial(v.object(details)).entries }),
});

export const updateTodoSchema: v.GenericSchema<unknown, UpdateTodoRequest> = v.object({
  task: v.object({
    id: number,
    ...v.partial(v.object({ title, isDeleted: flag, ...details })).entries,
  }),
});

export const moveTodoSchema: v.GenericSchema<unknown, MoveTodoRequest> = v.object({
  taskId: number,
  beforeId: v.nullable(number),
});

export const oneTodoSchema: v.GenericSchema<unknown, TodoQueryOfOne> = v.object({ taskId: number });

export const emptyDeletedSchema: v.GenericSchema<unknown, EmptyDeletedRequest> = v.object({ taskIds: v.array(number) });

const tagDetails = { title, tone: v.picklist(tones, `must be one of ${tones.join(', ')}`) };

export const addTagSchema: v.GenericSchema<unknown, AddTagRequest> = v.object({ tag: v.object(tagDetails) });

export const updateTagSchema: v.GenericSchema<unknown, UpdateTagRequest> = v.object({
  tag: v.object({ id: text, ...v.partial(v.object(tagDetails)).entries }),
});

export const deleteTagSchema: v.GenericSchema<unknown, DeleteTagRequest> = v.object({
  tagId: text,
  tasks: v.picklist(['keep', 'delete'], 'must be keep or delete'),
});

/* The answers, for tests: strict, so that a field that the contract does not know is a failure. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const todoSchema: v.GenericSchema<unknown, TodoTask> = v.strictObject({
  id,
  title,
  isDeleted: flag,
  ...details,
  dueDate: v.nullable(day),
});

const tagSchema: v.GenericSchema<unknown, TodoTag> = v.strictObject({ id: title, ...tagDetails });

export const todoTasksAnswerSchema: v.GenericSchema<unknown, TodoTasksAnswer> = v.array(todoSchema);
export const todoPeopleAnswerSchema: v.GenericSchema<unknown, TodoPeopleAnswer> = v.array(assignee);
export const todoAnswerSchema: v.GenericSchema<unknown, TodoAnswer> = v.strictObject({ task: todoSchema });
export const purgedAnswerSchema: v.GenericSchema<unknown, PurgedAnswer> = v.strictObject({ taskIds: v.array(id) });
export const tagsAnswerSchema: v.GenericSchema<unknown, TodoTagsAnswer> = v.array(tagSchema);
export const tagAnswerSchema: v.GenericSchema<unknown, TagAnswer> = v.strictObject({ tag: tagSchema });
export const deletedTagAnswerSchema: v.GenericSchema<unknown, DeletedTagAnswer> = v.strictObject({
  tagId: title,
  tasks: v.array(todoSchema),
});
