import { emailHandlers } from '@embarque/mocks/email/handlers';
import { resetSampleData } from '@embarque/mocks/in-page';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectHttp } from '../../../http/http.ts';
import type { OwnEmail } from '../model/email.layout.ts';
import type { OutboxChange } from '../../../outbox/outbox.types.ts';
import { outboxFor } from '../../../outbox/view/outbox.view.testing.ts';
import { emailMachine } from './email.machine.ts';
import { emailOutbox } from './email.outbox.ts';
import type { EmailListQuery } from '../model/email.query.ts';
import type { EmailEmitted } from './email.setup.ts';

/** Stopped after each test, so that no request reaches the fake API of the next. */
const actors: { stop: () => void }[] = [];

export const inbox: EmailListQuery = { folder: 'inbox', label: null, q: '' };

/** Connects the requests to the fake API with fresh data. */
export function openServer() {
  let departures: RequestHandler[] = [];
  const calls: string[] = [];
  resetSampleData();
  vi.stubGlobal('location', new URL('https://app.example/apps/email'));
  connectHttp({
    demoFetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname.replace('/apps/email/', '')}${search}`);
      const answer = getResponse([...departures, ...emailHandlers], request, { baseUrl: 'https://app.example' });
      const response = await Promise.race([answer, givenUp(request.signal)]);
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  return {
    calls,
    depart: (...handlers: RequestHandler[]) => (departures = handlers),
    heal: () => (departures = []),
  };
}

export function closeServer() {
  actors.splice(0).forEach((actor) => actor.stop());
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

interface Opening {
  list?: EmailListQuery;
  own?: OwnEmail[];
  machine?: typeof emailMachine;
}

/** A mailbox with its outbox over the fake API. */
export function openMailbox({ list = inbox, own = [], machine = emailMachine }: Opening = {}) {
  const running = outboxFor(emailOutbox);
  const outbox = running.actor;
  outbox.start();
  const email = createActor(machine, {
    input: { outbox: running, list, own, flushed: () => Promise.resolve() },
  }).start();
  actors.push(email, outbox);
  const emitted: EmailEmitted[] = [];
  const changes: OutboxChange[] = [];
  const given: string[] = [];
  email.on('*', (event) => void emitted.push(event));
  outbox.on('*', (change) => {
    changes.push(change);
    if (change.type === 'given') given.push(change.entry.id);
  });
  const context = () => email.getSnapshot().context;
  return {
    email,
    emitted,
    changes,
    context,
    ids: () => context().shown.map(({ id }) => id),
    /** Commands are counted from 1, in the order in which they were given. */
    undo: (number: number) => outbox.send({ type: 'undo requested', id: given[number - 1] ?? '' }),
    settled: () =>
      waitFor(
        email,
        (state) =>
          !state.matches({ list: 'loading' }) &&
          !state.matches({ mail: 'loading' }) &&
          state.context.entries.length === 0,
      ),
    until: (holds: (state: ReturnType<typeof email.getSnapshot>) => boolean) => waitFor(email, holds),
  };
}
