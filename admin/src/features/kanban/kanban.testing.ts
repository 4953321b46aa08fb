import { answerInPage, resetSampleData } from '@embarque/mocks/in-page';
import { kanbanSample } from '@embarque/mocks/kanban/data';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connectHttp, demoApi } from '../../http/http.ts';
import { loadDesk } from './kanban.api.ts';
import type { Answer, Call, Desk } from './kanban.changes.ts';
import { type Kept, type LocalChanges, nothingLocal } from './kanban.local.ts';
import { kanbanMachine } from './kanban.machine.ts';
import type { KanbanMessage } from './kanban.setup.ts';

/** The fake server answers the calls of this test, with fresh data. */
export function connectServer(): void {
  resetSampleData();
  connectHttp({
    demoFetch: async (input, init) => (await answerInPage(new Request(input, init))) ?? Response.error(),
  });
}

/** What the server has, asked behind the machine's back. */
export const askServer = (): Promise<Desk> => loadDesk(new AbortController().signal);

/** The same, while a call is still under way. */
export async function serverNow(): Promise<Desk> {
  const [boards, tasks] = await Promise.all([demoApi.get('/apps/kanban/boards'), demoApi.get('/apps/kanban/tasks')]);
  return { boards, tasks } as Desk;
}

/** The ids of the cards of every board, from the top. */
export function cardsOf({ boards, tasks }: Desk): Record<string, number[]> {
  const on = (boardId: string) => tasks.filter((task) => task.boardId === boardId).map(({ id }) => id);
  return Object.fromEntries(boards.map(({ id }) => [id, on(id)]));
}

interface Sent {
  change: Call;
  yes: (answer?: Answer) => void;
  no: (error?: unknown) => void;
}

/** A desk whose server answers when the test says so. */
export async function openDesk({ local = nothingLocal, unfinished = [] }: Partial<Kept> = {}) {
  const sent: Sent[] = [];
  const machine = kanbanMachine.provide({
    actors: {
      load: fromPromise<Desk>(() => Promise.resolve(kanbanSample())),
      send: fromPromise<Answer, { change: Call | undefined }>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            if (input.change) sent.push({ change: input.change, yes: (answer = {}) => resolve(answer), no: reject });
          }),
      ),
    },
  });
  return { ...(await start(machine, { local, unfinished })), sent, last: () => sent.at(-1) };
}

/** The desk on the fake server itself. */
export const openRealDesk = (local: LocalChanges = nothingLocal) => start(kanbanMachine, { local, unfinished: [] });

async function start(machine: typeof kanbanMachine, input: Kept) {
  const actor = createActor(machine, { input });
  const messages: KanbanMessage[] = [];
  actor.on('*', (message) => void messages.push(message));
  actor.start();
  await waitFor(actor, (state) => !state.matches('loading'));
  return {
    actor,
    send: actor.send,
    messages,
    context: () => actor.getSnapshot().context,
    cards: () => cardsOf(actor.getSnapshot().context.shown),
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    allSent: () => waitFor(actor, ({ context }) => context.entries.every(({ isHeld }) => isHeld)),
    until: (isThere: (context: ReturnType<typeof actor.getSnapshot>['context']) => boolean) =>
      waitFor(actor, ({ context }) => isThere(context)),
  };
}
