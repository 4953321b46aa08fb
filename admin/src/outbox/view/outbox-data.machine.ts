import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { withEvent } from '../../app-state/with-event.ts';
import type { QueryEvent } from '../../query/query.machine.ts';
import type { OutboxChanged, RunningOutbox } from '../outbox.connect.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import { confirmedIn, follow, type Followed, nothingFollowed, onceLoaded } from './outbox.followed.ts';
import { invokeOutbox, outboxView, type OutboxViewEvent } from './outbox.view.ts';

/** Loads data. `known` is what the page knows so far, confirmed commands included; `null` before the first response. */
export type LoadKnown<Query, State> = (query: Query, signal: AbortSignal, known: State | null) => Promise<State>;

export interface OutboxDataInput<Query> {
  outbox: RunningOutbox;
  query: Query;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

interface Context<Query, State, Command, Response>
  extends OutboxDataInput<Query>, Followed<State | null, Command, Response> {
  hasLoaded: boolean;
  /** Why the last load failed; stays until a load succeeds or the query changes. */
  error: unknown;
}

type GiveEvent<State, Command> = { type: 'give' } & Given<State, Command>;

type Event<Query, State, Command, Response> =
  | QueryEvent<Query>
  | OutboxChanged<Command, Response>
  | GiveEvent<State, Command>;

/** Emitted when the server has confirmed a command, be it in part. */
interface ConfirmedEvent<Response> {
  type: 'confirmed';
  response: Response;
}

interface LoadInput<Query, State> extends Pick<OutboxDataInput<Query>, 'query' | 'settled'> {
  known: State | null;
}

/**
 * The data of a page that loads it whole and changes it through the outbox: as the server last loaded or confirmed it, with the
 * unconfirmed commands on top. The newest query wins, and a load that it supersedes is aborted.
 *
 * @param before what shows until the first response
 */
export function createOutboxDataMachine<Query, State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  load: LoadKnown<Query, State>,
  before: State | null = null,
) {
  type Data = Context<Query, State, Command, Response>;
  const data = follow(onceLoaded(feature));
  const known = ({ hasLoaded, confirmed }: Data) => (hasLoaded ? confirmed : null);

  return setup({
    types: {
      context: {} as Data,
      events: {} as Event<Query, State, Command, Response>,
      input: {} as OutboxDataInput<Query>,
      emitted: {} as ConfirmedEvent<Response>,
    },
    actors: {
      outbox: outboxView(feature),
      load: fromPromise<State, LoadInput<Query, State>>(async ({ input, signal }) => {
        await input.settled();
        return load(input.query, signal, input.known);
      }),
    },
    actions: {
      'set the query': assign((_, { query }: { query: Query }) => ({ query, error: null })),
      'begin to load': assign({ missed: [] }),
      'follow the outbox': assign(({ context }, changed: OutboxChanged<Command, Response>) =>
        data.changed(context, changed),
      ),
      'share what is confirmed': sendTo('outbox', ({ context }): OutboxViewEvent<State, Command> => {
        return { type: 'data confirmed', data: known(context) };
      }),
      'report the response': enqueueActions(({ enqueue }, { change }: OutboxChanged<Command, Response>) => {
        const confirmed = confirmedIn(change);
        if (confirmed) enqueue.emit({ type: 'confirmed', response: confirmed.response });
      }),
      'give the command': sendTo('outbox', (_, given: GiveEvent<State, Command>) => given),
    },
  }).createMachine({
    id: 'outboxData',
    context: ({ input }) => ({ ...input, ...nothingFollowed(before), hasLoaded: false, error: null }),
    invoke: invokeOutbox,
    initial: 'loading',
    on: {
      'query changed': { target: '.loading', reenter: true, actions: withEvent('set the query') },
      'outbox changed': {
        actions: [withEvent('follow the outbox'), 'share what is confirmed', withEvent('report the response')],
      },
      give: { actions: withEvent('give the command') },
    },
    states: {
      loading: {
        entry: 'begin to load',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ query: context.query, settled: context.settled, known: known(context) }),
          onDone: {
            target: 'ready',
            actions: [
              assign(({ context, event }) => ({ ...data.loaded(context, event.output), hasLoaded: true, error: null })),
              'share what is confirmed',
            ],
          },
          onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        },
        on: { 'data changed': { target: 'loading', reenter: true } },
      },
      ready: { on: { 'data changed': 'loading' } },
      failed: { on: { 'try again': 'loading', 'data changed': 'loading' } },
    },
  });
}

/** Runs the data of a page. */
export type OutboxDataActor<Query, State, Command, Response> = ActorRefFrom<
  ReturnType<typeof createOutboxDataMachine<Query, State, Command, Response>>
>;
