import { msg } from '@lingui/core/macro';
import { fieldsAmong, partsOfFields } from '../../../outbox/journal/undo.parts.ts';
import type { ChangedPart, UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyCommand, isAddition, type KanbanCommand } from '../model/kanban.commands.ts';
import { type BoardState, type TaskEdit, type TaskFields, taskOf } from '../model/kanban.state.ts';
import { loadBoards } from './kanban.api.ts';

/** How changes of the boards are undone from any page: field by field, and a move as long as the task is still on that board. */
export const kanbanUndo: UndoRules<BoardState, KanbanCommand> = {
  load: async (_, signal, storage) => loadBoards(signal, storage),
  apply: applyCommand,
  isAddition,
  stands: (now, command, inverse) => {
    if (command.type === 'list edited') return hasEdit(now, command.taskId, command);
    const isFromBoard = inverse?.type !== 'task moved' || inverse.boardId !== boardOf(command);
    if (command.type === 'task moved' && isFromBoard) return taskOf(now, command.taskId)?.boardId === command.boardId;
    return applyCommand(now, command) === now;
  },
  parts: (command) => (command.type === 'task updated' ? partsOfFields(command.fields, names) : []),
  only: (command, keys) =>
    command.type === 'task updated' ? { ...command, fields: fieldsAmong(command.fields, keys) } : command,
};

const names: Record<keyof TaskFields, ChangedPart['name']> = {
  title: msg`Title`,
  description: msg`Description`,
  labels: msg({ message: 'Labels', context: 'tags' }),
  dueDate: msg`Due date`,
  coverImage: msg`Cover image`,
  attachments: msg`Attachments`,
  comments: msg`Comments`,
  assignedTo: msg`Assignee`,
};

const boardOf = (command: KanbanCommand): string | null => (command.type === 'task moved' ? command.boardId : null);

/** Whether a list has what the edit added, and nothing of what it removed. */
function hasEdit(now: BoardState, taskId: number, { list, edit }: TaskEdit): boolean {
  const items = new Set((taskOf(now, taskId)?.[list] ?? []).map((item) => JSON.stringify(item)));
  const removed = edit.seen.slice(edit.index, edit.index + edit.removed);
  return (
    edit.added.every((item) => items.has(JSON.stringify(item))) &&
    removed.every((item) => !items.has(JSON.stringify(item)))
  );
}
