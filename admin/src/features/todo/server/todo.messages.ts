import { msg, plural } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import type { TodoCommand } from '../model/todo.commands.ts';
import { tagOf, type TaskFields, taskOf, type TodoState } from '../model/todo.state.ts';
import { tagTitleOf } from '../tags/tag.titles.ts';

/** Each command is about one task; several together say how many. */
const count = 1;

/** The messages about a command, with the names as they are before it, and the address of its task. */
export function describeCommand(state: TodoState, command: TodoCommand): Description {
  const description = describe(state, command);
  const isShown = 'taskId' in command && command.type !== 'task deleted' && command.type !== 'task purged';
  return isShown ? { ...description, href: `${paths.todo}?task=${command.taskId}` } : description;
}

function describe(state: TodoState, command: TodoCommand): Description {
  const task = ('taskId' in command && taskOf(state, command.taskId)?.title) || '';
  const described = 'tagId' in command ? tagOf(state, command.tagId) : undefined;
  const tag = described ? tagTitleOf(described) : '';
  switch (command.type) {
    case 'task added': {
      const { title } = command.fields;
      return { done: msg`“${title}” added`, when: 'confirmed', refused: msg`Couldn't add “${title}”.` };
    }
    case 'task changed':
      return describeChange(task, command.fields);
    case 'task moved':
      return {
        done: msg`“${task}” moved`,
        several: msg`${plural(count, { one: '# task moved', other: '# tasks moved' })}`,
        refused: msg`Couldn't move “${task}”. It's back where it was.`,
      };
    case 'task deleted':
      return {
        done: msg`“${task}” deleted`,
        several: msg`${plural(count, { one: '# task deleted', other: '# tasks deleted' })}`,
        refused: msg`Couldn't delete “${task}”. It's back.`,
      };
    case 'task restored':
      return {
        done: msg`“${task}” restored`,
        several: msg`${plural(count, { one: '# task restored', other: '# tasks restored' })}`,
        refused: msg`Couldn't restore “${task}”.`,
      };
    case 'task purged':
      return {
        done: msg`“${task}” deleted forever`,
        several: msg`${plural(count, { one: '# task deleted forever', other: '# tasks deleted forever' })}`,
        refused: msg`Couldn't delete “${task}” forever.`,
      };
    case 'deleted emptied':
      return { done: msg`Deleted tasks emptied`, refused: msg`Couldn't empty the deleted tasks. They're back.` };
    case 'tag added': {
      const { title } = command;
      return { done: msg`Tag ${title} added`, when: 'confirmed', refused: msg`Couldn't add tag ${title}.` };
    }
    case 'tag changed':
      return { done: msg`Tag ${tag} changed`, refused: msg`Couldn't change tag ${tag}.` };
    case 'tag deleted':
      return { done: msg`Tag ${tag} deleted`, refused: msg`Couldn't delete tag ${tag}. It's back on its tasks.` };
  }
}

function describeChange(task: string, fields: TaskFields): Description {
  const title = fields.title ?? task;
  const refused = msg`Couldn't update “${task}”. It's as it was.`;
  if (Object.keys(fields).join() === 'isCompleted') {
    return fields.isCompleted
      ? {
          done: msg`“${title}” completed`,
          several: msg`${plural(count, { one: '# task completed', other: '# tasks completed' })}`,
          refused,
        }
      : {
          done: msg`“${title}” reopened`,
          several: msg`${plural(count, { one: '# task reopened', other: '# tasks reopened' })}`,
          refused,
        };
  }
  if (Object.keys(fields).join() === 'isImportant') {
    const summary = fields.isImportant ? msg`“${title}” marked as important` : msg`“${title}” is no longer important`;
    return { done: null, summary, refused };
  }
  return { done: msg`“${title}” updated`, when: 'confirmed', refused };
}
