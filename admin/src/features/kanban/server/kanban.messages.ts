import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import type { KanbanCommand } from '../model/kanban.commands.ts';
import { type BoardState, boardOf, type TaskEdit, taskOf } from '../model/kanban.state.ts';

/** Each command is about one task; several together say how many. */
const count = 1;

/** The messages about a command, with the names as the boards have them before it, and the address of its task. */
export function describeCommand(state: BoardState, command: KanbanCommand): Description {
  const description = describe(state, command);
  const isShown = 'taskId' in command && command.type !== 'task deleted';
  return isShown ? { ...description, href: `${paths.kanban}?task=${command.taskId}` } : description;
}

function describe(state: BoardState, command: KanbanCommand): Description {
  const task = ('taskId' in command && taskOf(state, command.taskId)?.title) || '';
  const board = ('boardId' in command && boardOf(state, command.boardId)?.title) || '';
  switch (command.type) {
    case 'task moved':
      return {
        done: msg`“${task}” moved to ${board}`,
        several: msg`${plural(count, { one: '# task moved', other: '# tasks moved' })}`,
        refused: msg`Couldn't move “${task}”. It's back where it was.`,
      };
    case 'task updated': {
      const title = command.fields.title ?? task;
      return {
        done: msg`“${title}” updated`,
        when: 'confirmed',
        refused: msg`Couldn't update “${task}”. Your changes were undone.`,
      };
    }
    case 'list edited':
      return describeEdit(task, command);
    case 'task deleted':
      return {
        done: msg`“${task}” deleted`,
        several: msg`${plural(count, { one: '# task deleted', other: '# tasks deleted' })}`,
        refused: msg`Couldn't delete “${task}”.`,
      };
    case 'task restored':
      return { done: null, refused: msg`Couldn't restore “${command.task.title}”.` };
    case 'task added':
      return {
        done: msg`“${command.title}” added`,
        when: 'confirmed',
        refused: msg`Couldn't add “${command.title}”.`,
      };
    case 'board added':
      return {
        done: msg`Board ${command.title} added`,
        when: 'confirmed',
        refused: msg`Couldn't add board ${command.title}.`,
      };
    case 'board renamed':
      return {
        done: null,
        summary: msg`Board ${board} renamed to ${command.title}`,
        refused: msg`Couldn't rename board ${board}.`,
      };
    case 'board cleared':
      return { done: msg`Board ${board} cleared`, refused: msg`Couldn't clear board ${board}. Its tasks are back.` };
    case 'board deleted':
      return {
        done: msg`Board ${board} deleted`,
        refused: msg`Couldn't delete board ${board}. It's back with its tasks.`,
      };
    case 'tasks restored':
      return { done: null, refused: msg`Couldn't restore the tasks of ${command.board.title}.` };
  }
}

function describeEdit(task: string, { list, edit }: TaskEdit): Description {
  const kind = edit.added.length === 0 ? 'removed' : edit.removed === 0 ? 'added' : 'changed';
  const isComment = list === 'comments';
  const refused: Record<typeof kind, MessageDescriptor> = isComment
    ? {
        added: msg`Couldn't add the comment to “${task}”.`,
        changed: msg`Couldn't change the comment on “${task}”.`,
        removed: msg`Couldn't delete the comment on “${task}”. It's back.`,
      }
    : {
        added: msg`Couldn't attach the file to “${task}”.`,
        changed: msg`Couldn't attach the file to “${task}”.`,
        removed: msg`Couldn't remove the attachment of “${task}”. It's back.`,
      };
  const removed = isComment ? msg`Comment deleted` : msg`Attachment removed`;
  if (kind === 'removed') return { done: removed, refused: refused[kind] };
  const comment = kind === 'added' ? msg`Comment on “${task}” added` : msg`Comment on “${task}” changed`;
  return { done: null, summary: isComment ? comment : msg`File attached to “${task}”`, refused: refused[kind] };
}
