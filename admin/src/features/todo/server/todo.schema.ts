import type { TodoTag, TodoTask, TodoTone } from '@embarque/mocks/todo/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { TodoCommand } from '../model/todo.commands.ts';
import {
  flag,
  knownOr,
  day,
  numberId,
  requiredText,
  text,
  textId,
  texts,
} from '../../../http/response/tolerant.schema.ts';

/** In the order in which they are offered. */
export const TAG_TONES = [
  'primary',
  'success',
  'warning',
  'danger',
  'info',
  'secondary',
] as const satisfies readonly TodoTone[];

export const personSchema = v.object({
  fullName: requiredText,
  avatar: v.pipe(
    v.fallback(v.nullable(pictureSchema), null),
    v.transform((url) => url || null),
  ),
});

const fields = {
  title: requiredText,
  dueDate: v.fallback(v.nullable(day), null),
  description: text,
  assignee: v.fallback(v.nullable(personSchema), null),
  tags: texts,
  isCompleted: flag,
  isImportant: flag,
};

export const taskSchema: v.GenericSchema<unknown, TodoTask> = v.object({
  id: numberId,
  ...fields,
  isDeleted: flag,
});

const tagFields = { title: requiredText, tone: knownOr(TAG_TONES, 'secondary') };

export const tagSchema: v.GenericSchema<unknown, TodoTag> = v.object({ id: textId, ...tagFields });

const ofTask = { taskId: v.number() };

/** A command as the outbox has stored it. */
export const commandSchema: v.GenericSchema<unknown, TodoCommand> = v.union([
  v.object({
    type: v.literal('task added'),
    fields: v.object({ ...v.partial(v.object(fields)).entries, title: v.string() }),
  }),
  v.object({ type: v.literal('task changed'), ...ofTask, fields: v.partial(v.object(fields)) }),
  v.object({ type: v.literal('task moved'), ...ofTask, beforeId: v.nullable(v.number()) }),
  v.object({ type: v.literal('task deleted'), ...ofTask }),
  v.object({ type: v.literal('task restored'), ...ofTask }),
  v.object({ type: v.literal('task purged'), ...ofTask }),
  v.object({ type: v.literal('deleted emptied'), taskIds: v.array(v.number()) }),
  v.object({ type: v.literal('tag added'), ...tagFields }),
  v.object({ type: v.literal('tag changed'), tagId: v.string(), fields: v.partial(v.object(tagFields)) }),
  v.object({ type: v.literal('tag deleted'), tagId: v.string(), tasks: v.picklist(['keep', 'delete']) }),
]);
