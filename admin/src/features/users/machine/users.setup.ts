import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { ANONYMOUS } from '../../../people/usePrincipal.ts';
import { loadAllUsers, type User } from '../../../people/users/users.api.ts';
import { NO_OVERLAY, type UsersOverlay } from '../model/users.commands.ts';
import { type StoredCommand, type UsersResponse, usersOutbox } from '../users.outbox.ts';
import {
  type Asked,
  commandOf,
  questionOf,
  usersOf,
  type UsersContext,
  type UsersInput,
  type UsersQuestion,
  withFreshList,
  withOutbox,
} from './users.context.ts';

export type UsersEvent =
  | OutboxChanged<StoredCommand, UsersResponse>
  | { type: 'change asked for'; asked: Asked }
  /** More is known of who may be changed. */
  | { type: 'guards changed'; guarding: Asked['guarding'] }
  | { type: 'confirmed'; reason: string }
  | { type: 'cancelled' }
  /** The list of now was loaded after everything that is confirmed. */
  | { type: 'list loaded' }
  | { type: 'refusal read' };

/** The events that the machine emits to its page. */
export type UsersEmitted =
  /** The users could not be loaded whom a change was to be about. */
  | { type: 'load failed'; error: unknown }
  /** The server has confirmed something: list and figures are of before. */
  | { type: 'list outdated' };

type Of<Type extends UsersEvent['type']> = Extract<UsersEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const users = setup({
  types: {
    context: {} as UsersContext,
    events: {} as UsersEvent,
    emitted: {} as UsersEmitted,
    input: {} as UsersInput,
  },
  actors: {
    outbox: outboxView(usersOutbox, NO_OVERLAY),
    load: fromPromise<readonly User[], Asked | null>(async ({ input, signal }) => {
      if (!input) return [];
      return loadAllUsers({ ids: input.ids.join(',') }, signal);
    }),
  },
  guards: {
    'all are known': (_, { asked: { ids, known } }: Of<'change asked for'>) =>
      ids.every((id) => known.some((user) => user.id === id)),
    'needs a question': ({ context: { question } }) => question !== null && needsQuestion(question),
    'has users': ({ context: { question } }) => question !== null && question.users.length > 0,
    'server refused some': ({ context }) => context.refused.length > 0,
    'is confirmed': (_, { change }: Of<'outbox changed'>) => change?.type === 'confirmed',
  },
  actions: {
    'keep the request': assign((_, { asked }: Of<'change asked for'>) => ({ asked })),
    'put the question': assign(({ context: { asked } }, found: readonly User[]) =>
      asked ? { question: questionOf(asked, found) } : {},
    ),
    'put it about the known': assign((_, { asked }: Of<'change asked for'>) => ({
      question: questionOf(asked, knownOf(asked)),
    })),
    'keep the guards': assign(({ context: { asked } }, { guarding }: Of<'guards changed'>) =>
      asked ? { asked: { ...asked, guarding } } : {},
    ),
    'put the question again': assign(({ context: { asked, question } }) =>
      asked && question ? { question: questionOf(asked, usersOf(question)) } : {},
    ),
    'give the command': enqueueActions(({ context: { asked, question }, enqueue }, { reason }: { reason: string }) => {
      if (!question) return;
      const principal = asked?.guarding.principal ?? ANONYMOUS;
      const command: StoredCommand = { ...principal, command: commandOf(question, reason) };
      const given: OutboxViewEvent<UsersOverlay, StoredCommand> = { type: 'give', command, state: NO_OVERLAY };
      enqueue.sendTo('outbox', given);
    }),
    'forget the question': assign({ question: null, asked: null }),
    'report the failure': emit((_, error: unknown): UsersEmitted => ({ type: 'load failed', error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
    'ask for a fresh list': emit((): UsersEmitted => ({ type: 'list outdated' })),
    'let go what is confirmed': assign(({ context }) => withFreshList(context)),
    'forget the refused': assign({ refused: [] }),
  },
});

/** Those of the users asked for whom the page knows, each once. */
function knownOf({ ids, known }: Asked): User[] {
  const byId = new Map(known.map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whatever takes access away is asked about, and whatever cannot be done for all; the rest can be undone. */
function needsQuestion({ step, refused }: UsersQuestion): boolean {
  return step === 'deletion' || step.status === 'suspended' || refused.length > 0;
}
