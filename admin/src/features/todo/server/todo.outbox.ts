import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import {
  applyCommand,
  confirmCommand,
  invertCommand,
  isAddition,
  type TodoCommand,
  type TodoResponse,
} from '../model/todo.commands.ts';
import type { TodoState } from '../model/todo.state.ts';
import { loadTodo, sendCommand } from './todo.api.ts';
import { describeCommand } from './todo.messages.ts';
import { commandSchema } from './todo.schema.ts';

/** How the outbox carries the commands of the tasks out. */
export const todoOutbox: OutboxFeature<TodoState, TodoCommand, TodoResponse> = {
  name: 'todo',
  schema: commandSchema,
  apply: applyCommand,
  confirm: confirmCommand,
  inverse: invertCommand,
  describe: describeCommand,
  isAddition,
  load: loadTodo,
  send: (command, { id }) => sendCommand(command, id),
};
