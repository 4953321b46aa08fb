import * as v from 'valibot';
import type {
  AddBoardAnswer,
  AddBoardRequest,
  AddTaskAnswer,
  AddTaskRequest,
  BoardAnswer,
  KanbanBoardsAnswer,
  KanbanLabel,
  KanbanTasksAnswer,
  ReorderTasksRequest,
  TaskAnswer,
  UpdateTaskBoardRequest,
  UpdateTaskRequest,
} from './kanban.contract.ts';
import { daySchema } from '../lib/time/day.schema.ts';

const labels: [KanbanLabel, ...KanbanLabel[]] = ['App', 'UX', 'Images', 'Forms', 'Code Review', 'Charts & Maps'];

const number = v.number('must be a number');
const text = v.string('must be text');
const title = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const NO_DAY = 'must be a day such as 2030-06-15';
const day = v.pipe(text, v.isoDate(NO_DAY));

const details = {
  description: text,
  labels: v.array(v.picklist(labels, `must be one of ${labels.join(', ')}`)),
  dueDate: day,
  coverImage: v.nullable(text),
  attachments: v.array(v.strictObject({ name: title, img: text })),
  comments: v.array(v.strictObject({ name: title, email: text, img: text, comment: title, date: text })),
  assignedTo: v.array(v.strictObject({ title, img: text })),
};

export const reorderTasksSchema: v.GenericSchema<unknown, ReorderTasksRequest> = v.object({
  data: v.object({ taskId: number, targetTaskId: number }),
});

export const updateTaskBoardSchema: v.GenericSchema<unknown, UpdateTaskBoardRequest> = v.object({
  data: v.object({ taskId: number, newBoardId: text }),
});

export const addTaskSchema: v.GenericSchema<unknown, AddTaskRequest> = v.object({
  data: v.object({ title, boardId: text }),
});

export const addBoardSchema: v.GenericSchema<unknown, AddBoardRequest> = v.object({ data: v.object({ title }) });

export const updateTaskSchema: v.GenericSchema<unknown, UpdateTaskRequest> = v.object({
  data: v.object({
    id: number,
    ...v.partial(v.object({ boardId: text, title, ...details, dueDate: daySchema(NO_DAY) })).entries,
  }),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const boardSchema = v.strictObject({ id: v.pipe(text, v.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)), title });
const taskSchema = v.strictObject({
  id: v.pipe(number, v.integer(), v.minValue(1)),
  boardId: title,
  title,
  ...details,
});

export const boardsAnswerSchema: v.GenericSchema<unknown, KanbanBoardsAnswer> = v.array(boardSchema);
export const tasksAnswerSchema: v.GenericSchema<unknown, KanbanTasksAnswer> = v.array(taskSchema);
export const addTaskAnswerSchema: v.GenericSchema<unknown, AddTaskAnswer> = v.strictObject({ newTask: taskSchema });
export const taskAnswerSchema: v.GenericSchema<unknown, TaskAnswer> = v.strictObject({ task: taskSchema });
export const addBoardAnswerSchema: v.GenericSchema<unknown, AddBoardAnswer> = v.strictObject({ board: boardSchema });
export const boardAnswerSchema: v.GenericSchema<unknown, BoardAnswer> = v.strictObject({ id: title });
