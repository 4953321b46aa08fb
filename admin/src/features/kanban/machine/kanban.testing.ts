import { answerInPage } from '@embarque/mocks/in-page';
import { enterWorld } from '@embarque/mocks/world';
import { kanbanSample, usualTaskCount } from '@embarque/mocks/kanban/data';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connectHttp, demoApi } from '../../../http/http.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import { outboxFor } from '../../../outbox/view/outbox.view.testing.ts';
import { outboxView } from '../../../outbox/view/outbox.view.ts';
import type { KanbanResponse } from '../model/kanban.commands.ts';
import type { BoardState } from '../model/kanban.state.ts';
import { kanbanOutbox, kanbanOutboxWith } from '../server/kanban.outbox.ts';
import type { KanbanRequest } from '../server/kanban.requests.ts';
import { emptyOverlay, writeOverlay } from '../server/kanban.storage.ts';
import type { LoadInput } from './kanban.context.ts';
import { kanbanMachine } from './kanban.machine.ts';
import type { KanbanEmitted } from './kanban.setup.ts';
import { storage } from '../../../storage/storage.ts';

/** A world with the first six tasks alone, two on each board. */
export const sixTasks = { scale: 6 / usualTaskCount };

/** The fake API responds to the requests of this test, with six fresh tasks. */
export function connectFakeApi(): void {
  enterWorld(sixTasks);
  connectHttp({
    demoFetch: async (input, init) => (await answerInPage(new Request(input, init))) ?? Response.error(),
  });
}

/** The boards of the server, asked behind the machine's back. */
export async function askServer(): Promise<BoardState> {
  const [boards, tasks] = await Promise.all([demoApi.get('/apps/kanban/boards'), demoApi.get('/apps/kanban/tasks')]);
  return { boards, tasks } as BoardState;
}

/** The ids of the cards of every board, from the top. */
export function cardsOf({ boards, tasks }: BoardState): Record<string, number[]> {
  const on = (boardId: string) => tasks.filter((task) => task.boardId === boardId).map(({ id }) => id);
  return Object.fromEntries(boards.map(({ id }) => [id, on(id)]));
}

interface Sent {
  request: KanbanRequest;
  confirm: (response?: KanbanResponse) => void;
  refuse: (error?: unknown) => void;
}

interface Opening {
  /** Entries that an earlier page has left. */
  left?: readonly Entry[];
}

/** Boards whose server responds when the test says so. */
export async function openBoards({ left = [] }: Opening = {}) {
  const sent: Sent[] = [];
  const feature = kanbanOutboxWith(
    (request) =>
      new Promise((confirm, refuse) => sent.push({ request, confirm: (response = {}) => confirm(response), refuse })),
  );
  const machine = kanbanMachine.provide({
    actors: { load: fromPromise<BoardState, LoadInput>(async () => kanbanSample(6)) },
  });
  const boards = await start(machine, feature, left);
  return {
    ...boards,
    sent,
    requests: () => sent.map(({ request }) => request.type),
    /** The request of this number, counted from 1, once it is made. */
    request: async (number: number): Promise<Sent> => {
      while (sent.length < number) await new Promise((resolve) => setTimeout(resolve));
      return sent[number - 1] as Sent;
    },
  };
}

/** Boards on the fake API itself. */
export const openRealBoards = () => start(kanbanMachine, kanbanOutbox, []);

async function start(machine: typeof kanbanMachine, feature: typeof kanbanOutbox, left: readonly Entry[]) {
  writeOverlay(storage, emptyOverlay);
  const outbox = outboxFor(feature, left);
  const actor = createActor(machine.provide({ actors: { outbox: outboxView(feature) } }), {
    input: { outbox, settled: () => Promise.resolve(), storage },
  });
  const changes: OutboxChange[] = [];
  const given: string[] = [];
  const emitted: KanbanEmitted[] = [];
  outbox.actor.on('*', (change) => {
    changes.push(change);
    if (change.type === 'given') given.push(change.entry.id);
  });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  await waitFor(actor, (state) => !state.matches('loading'));
  outbox.actor.start();
  const idOf = (number: number) => given[number - 1] ?? '';
  return {
    actor,
    outbox: outbox.actor,
    send: actor.send,
    changes,
    emitted,
    /** Commands are counted from 1, in the order in which they were given. */
    undo: (number: number) => outbox.actor.send({ type: 'undo requested', id: idOf(number) }),
    withdraw: (number: number) => outbox.actor.send({ type: 'withdrawal requested', id: idOf(number) }),
    expire: (number: number) => outbox.actor.send({ type: 'undo expired', id: idOf(number) }),
    hidePage: () => outbox.actor.send({ type: 'flush requested' }),
    context: () => actor.getSnapshot().context,
    cards: () => cardsOf(actor.getSnapshot().context.shown),
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    /** Nothing but held commands waits any more. */
    allSent: () =>
      waitFor(outbox.actor, ({ context }) =>
        context.entries.every(({ state }) => state === 'held' || state === 'confirmed'),
      ),
    until: (isThere: (context: ReturnType<typeof actor.getSnapshot>['context']) => boolean) =>
      waitFor(actor, ({ context }) => isThere(context)),
  };
}
