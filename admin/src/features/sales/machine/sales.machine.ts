import type { ExportFile } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { type Actor, assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import { invokeOutbox, outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { createQueryMachine } from '../../../query/query.machine.ts';
import type { ExportInput, ExportTexts } from '../list/export-sales.ts';
import { salesCalls } from '../server/sales.api.ts';
import type { Progress } from '../server/sales.collect.ts';
import { type SaleCommand, type SaleResponse, salesOutbox } from '../server/sales.outbox.ts';

export interface SalesInput {
  outbox: RunningOutbox;
  /** The query in the URL. */
  query: SalesQuery;
}

/** Follows the ids of deleted sales rather than the sales: list, figures and export are loaded at different times. */
interface SalesContext extends SalesInput, Followed<readonly string[], SaleCommand, SaleResponse> {
  /** How often the sales have changed: what is computed from all of them is loaded again. */
  revision: number;
  /** How many sales an export has collected. */
  progress: Progress;
}

export type SalesEvent =
  | OutboxChanged<SaleCommand, SaleResponse>
  /** The URL names another query. */
  | { type: 'query changed'; query: SalesQuery }
  | { type: 'delete sale'; id: string }
  | { type: 'sale recorded' }
  | { type: 'export requested'; file: ExportFile; texts: ExportTexts }
  | { type: 'progress made'; progress: Progress }
  | { type: 'sales collected' };

type Of<Type extends SalesEvent['type']> = Extract<SalesEvent, { type: Type }>;

const NONE: readonly string[] = [];

const NOTHING_YET: Progress = { count: 0, total: 0 };

const deleted = follow(salesOutbox);

/**
 * The page of sales. Its children are the list, which loads what the URL names, and the outbox; each change that the server has
 * confirmed lets the list load again. An export is about the list of the moment in which it begins, and ends with the page.
 */
export const salesMachine = setup({
  types: {
    context: {} as SalesContext,
    events: {} as SalesEvent,
    input: {} as SalesInput,
    children: {} as { outbox: 'outbox'; list: 'list' },
  },
  actors: {
    outbox: outboxView(salesOutbox, NONE),
    list: createQueryMachine(salesCalls.list),
    export: fromPromise<string, ExportInput>(async ({ input, signal }) => {
      const { exportSales } = await import('../list/export-sales.ts');
      return exportSales(input, signal);
    }),
  },
  guards: {
    'server confirmed it': (_, { change }: Of<'outbox changed'>) => change?.type === 'confirmed',
  },
  actions: {
    'keep the query': assign((_, { query }: Of<'query changed'>) => ({ query })),
    'load the query': sendTo('list', (_, event: Of<'query changed'>) => event),
    'load the list again': sendTo('list', { type: 'data changed' }),
    'load the figures again': assign(({ context }) => ({ revision: context.revision + 1 })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => deleted.changed(context, changed)),
    'give the deletion': sendTo('outbox', ({ context }, { id }: Of<'delete sale'>) => {
      const given: OutboxViewEvent<readonly string[], SaleCommand> = {
        type: 'give',
        command: { id, isDeleted: true },
        state: context.shown,
      };
      return given;
    }),
    'count from the beginning': assign({ progress: NOTHING_YET }),
    'show the progress': assign((_, { progress }: Of<'progress made'>) => ({ progress })),
    'announce the file': (_, _saved: string) => undefined,
    'announce the failure': (_, _error: unknown) => undefined,
  },
}).createMachine({
  id: 'sales',
  context: ({ input }) => ({ ...input, ...nothingFollowed(NONE), missed: null, revision: 0, progress: NOTHING_YET }),
  invoke: [invokeOutbox, { id: 'list', src: 'list', input: ({ context: { query } }) => ({ query }) }],
  on: {
    'query changed': { actions: [withEvent('keep the query'), withEvent('load the query')] },
    'delete sale': { actions: withEvent('give the deletion') },
    'sale recorded': { actions: ['load the list again', 'load the figures again'] },
    'outbox changed': [
      {
        guard: withEvent('server confirmed it'),
        actions: [withEvent('follow the outbox'), 'load the list again', 'load the figures again'],
      },
      { actions: withEvent('follow the outbox') },
    ],
  },
  initial: 'idle',
  states: {
    idle: { on: { 'export requested': { target: 'exporting', actions: 'count from the beginning' } } },
    exporting: {
      invoke: {
        src: 'export',
        input: ({ context: { query, shown }, event, self }) => {
          assertEvent(event, 'export requested');
          const { file, texts } = event;
          return {
            query,
            deletedIds: shown,
            file,
            texts,
            onProgress: (progress) => self.send({ type: 'progress made', progress }),
            onCollected: () => self.send({ type: 'sales collected' }),
          };
        },
        onDone: { target: 'idle', actions: { type: 'announce the file', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'announce the failure', params: errorOf } },
      },
      initial: 'collecting',
      states: {
        collecting: {
          on: { 'progress made': { actions: withEvent('show the progress') }, 'sales collected': 'writing' },
        },
        writing: {},
      },
    },
  },
});

export type SalesActor = Actor<typeof salesMachine>;
