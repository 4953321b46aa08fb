import { type OutboxFeature, PartlyDone, type SendContext } from '../../../outbox/outbox.types.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import {
  applyCommand,
  confirmCommand,
  invertCommand,
  isAddition,
  isHeld,
  type KanbanCommand,
  type KanbanResponse,
  subjectsOf,
} from '../model/kanban.commands.ts';
import type { BoardState } from '../model/kanban.state.ts';
import { loadBoards, sendRequest } from './kanban.api.ts';
import { describeCommand } from './kanban.messages.ts';
import { requestsFor } from './kanban.requests.ts';
import { commandSchema } from './kanban.schema.ts';
import { type Overlay, readOverlay, withDeleted, withTitle, writeOverlay } from './kanban.storage.ts';

type Send = typeof sendRequest;

/** How the outbox carries the commands of kanban out, by requests that a test can replace. */
export const kanbanOutboxWith = (request: Send): OutboxFeature<BoardState, KanbanCommand, KanbanResponse> => ({
  name: 'kanban',
  schema: commandSchema,
  apply: applyCommand,
  confirm: confirmCommand,
  doneOf: (command) => (command.type === 'task moved' ? { ...command, beforeId: null, nextIds: undefined } : command),
  inverse: invertCommand,
  describe: describeCommand,
  subjects: subjectsOf,
  load: loadBoards,
  isHeld,
  isFinal: ({ type }) => type === 'board deleted',
  isAddition,
  send: async (command, context) => {
    keepInBrowser(command, context.storage);
    const response = await sendAll(command, context, request);
    forgetReusedIds(response, context.storage);
    return response;
  },
});

export const kanbanOutbox = kanbanOutboxWith(sendRequest);

async function sendAll(
  command: KanbanCommand,
  { id, confirmed }: SendContext<BoardState>,
  send: Send,
): Promise<KanbanResponse> {
  const responses: KanbanResponse[] = [];
  for (const [index, request] of requestsFor(await confirmed(), command).entries()) {
    try {
      responses.push(await send(request, `${id}.${index}`));
    } catch (error) {
      if (responses.length === 0) throw error;
      throw new PartlyDone(joined(responses), error);
    }
  }
  return joined(responses);
}

const joined = (responses: readonly KanbanResponse[]): KanbanResponse => ({
  boards: responses.flatMap(({ boards = [] }) => boards),
  tasks: responses.flatMap(({ tasks = [] }) => tasks),
});

/** The server has no request for these: they stay in this browser, on top of what the server says. */
function keepInBrowser(command: KanbanCommand, storage: SafeStorage) {
  const change = (next: (overlay: Overlay) => Overlay) => writeOverlay(storage, next(readOverlay(storage)));
  switch (command.type) {
    case 'board renamed':
      change((overlay) => withTitle(overlay, command.boardId, command.title));
      break;
    case 'task deleted':
      change((overlay) => withDeleted(overlay, command.taskId, true));
      break;
    case 'task restored':
      change((overlay) => withDeleted(overlay, command.task.id, false));
      break;
    default:
  }
}

/** The server gives ids of cleared tasks and deleted boards away again: what was kept about the former owner must not apply. */
function forgetReusedIds({ boards = [], tasks = [] }: KanbanResponse, storage: SafeStorage) {
  const overlay = readOverlay(storage);
  const titles = overlay.titles.filter(({ boardId }) => boards.every(({ id }) => id !== boardId));
  const deleted = overlay.deleted.filter((taskId) => tasks.every(({ id }) => id !== taskId));
  if (titles.length + deleted.length < overlay.titles.length + overlay.deleted.length)
    writeOverlay(storage, { titles, deleted });
}
