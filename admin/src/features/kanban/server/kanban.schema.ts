import type { KanbanLabel } from '@embarque/mocks/kanban/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { KanbanCommand } from '../model/kanban.commands.ts';
import { optionalRows } from '../../../http/response/rows.schema.ts';
import { day, moment, numberId, requiredText, text, textId, texts } from '../../../http/response/tolerant.schema.ts';

export const KANBAN_LABELS = [
  'App',
  'UX',
  'Images',
  'Forms',
  'Code Review',
  'Charts & Maps',
] as const satisfies readonly KanbanLabel[];

export const boardSchema = v.object({ id: textId, title: requiredText });

const attachmentSchema = v.object({ name: text, img: pictureSchema });
const commentSchema = v.object({
  name: text,
  email: text,
  img: pictureSchema,
  comment: text,
  date: v.fallback(moment, ''),
});

const fields = {
  title: requiredText,
  description: text,
  labels: texts,
  dueDate: v.fallback(day, ''),
  coverImage: v.pipe(
    v.fallback(v.nullable(pictureSchema), null),
    v.transform((url) => url || null),
  ),
  attachments: optionalRows(attachmentSchema),
  comments: optionalRows(commentSchema),
  assignedTo: optionalRows(v.object({ title: requiredText, img: pictureSchema })),
};

export const taskSchema = v.object({ id: numberId, boardId: textId, ...fields });

const position = {
  boardId: v.string(),
  beforeId: v.nullable(v.number()),
  nextIds: v.optional(v.array(v.number())),
};
const ofBoard = { boardId: v.string(), taskIds: v.array(v.number()) };
const ofTask = { taskId: v.number() };

const editOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ seen: v.array(item), index: v.number(), removed: v.number(), added: v.array(item) });

/** A command as the outbox has stored it. */
export const commandSchema: v.GenericSchema<unknown, KanbanCommand> = v.union([
  v.object({ type: v.literal('task moved'), ...ofTask, ...position }),
  v.object({ type: v.literal('task updated'), ...ofTask, fields: v.partial(v.object(fields)) }),
  v.object({ type: v.literal('list edited'), ...ofTask, list: v.literal('comments'), edit: editOf(commentSchema) }),
  v.object({
    type: v.literal('list edited'),
    ...ofTask,
    list: v.literal('attachments'),
    edit: editOf(attachmentSchema),
  }),
  v.object({ type: v.literal('task deleted'), ...ofTask }),
  v.object({ type: v.literal('task restored'), task: taskSchema, position: v.object(position) }),
  v.object({ type: v.literal('task added'), boardId: v.string(), title: v.string() }),
  v.object({ type: v.literal('board added'), title: v.string() }),
  v.object({ type: v.literal('board renamed'), boardId: v.string(), title: v.string() }),
  v.object({ type: v.literal('board cleared'), ...ofBoard }),
  v.object({ type: v.literal('board deleted'), ...ofBoard }),
  v.object({ type: v.literal('tasks restored'), board: boardSchema, tasks: v.array(taskSchema) }),
]);
