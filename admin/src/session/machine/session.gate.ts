import { type Ticket, NotReleased, type SessionGate } from '../../http/http.gate.ts';
import { REQUESTS_WAIT } from '../refresh/session.refreshing.ts';
import type { SessionEvent, SessionMessage } from './session.setup.ts';
import type { SessionStorage } from '../storage/session.storage.ts';
import type { SessionActor } from './session.machine.ts';

interface Waiter {
  release: () => void;
  reject: (error: NotReleased) => void;
}

/** Lets the HTTP client ask the session, and keeps the promises that the session's messages settle. */
export function createSessionGate(actor: SessionActor, storage: SessionStorage): SessionGate & { close: () => void } {
  const waiters = new Map<number, Waiter>();
  let lastId = 0;

  const obey = (message: SessionMessage) => {
    for (const id of message.ids) {
      const waiter = waiters.get(id);
      waiters.delete(id);
      if (message.type === 'requests released') waiter?.release();
      else waiter?.reject(new NotReleased(message.why));
    }
  };
  const subscriptions = [actor.on('requests released', obey), actor.on('requests rejected', obey)];

  const isOver = () => actor.getSnapshot().status !== 'active';

  /** Drops events after the end: a closing page still has requests in flight. */
  const tell = (event: SessionEvent) => {
    if (!isOver()) actor.send(event);
  };

  /** The waiter is registered before the session hears of it, because the answer may come within the same step. */
  const ask = (type: 'request held' | 'request refused', ticket: Ticket, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const withdraw = () => {
        waiters.delete(ticket.id);
        tell({ type: 'request withdrawn', id: ticket.id });
        reject(signal.reason);
      };
      const settle =
        <T>(finish: (value: T) => void) =>
        (value: T) => {
          signal.removeEventListener('abort', withdraw);
          finish(value);
        };
      if (signal.aborted) return reject(signal.reason);
      if (isOver()) return reject(new NotReleased('session ended'));
      signal.addEventListener('abort', withdraw, { once: true });
      waiters.set(ticket.id, { release: settle(resolve), reject: settle(reject) });
      actor.send({ type, ticket });
    });

  return {
    enter() {
      lastId += 1;
      const { epoch, tokenVersion } = actor.getSnapshot().context;
      return { id: lastId, epoch, version: tokenVersion };
    },

    pass(ticket) {
      const snapshot = actor.getSnapshot();
      const { epoch, tokenVersion } = snapshot.context;
      if (ticket.epoch !== epoch) return 'changed';
      if (snapshot.hasTag(REQUESTS_WAIT)) return 'wait';
      return { ticket: { ...ticket, version: tokenVersion }, token: storage.accessToken() };
    },

    hold: (ticket, signal) => ask('request held', ticket, signal),

    refresh(ticket, signal) {
      // Another tab may have refreshed meanwhile: then this 401 is about an old token, and no refresh is needed.
      tell({ type: 'storage changed' });
      return ask('request refused', ticket, signal);
    },

    refusedAgain: (ticket) => tell({ type: 'retry refused', ticket }),

    accepted({ version }) {
      const { attempt, uselessRefreshes, unprovenVersion } = actor.getSnapshot().context;
      const isWorthTelling = attempt > 0 || uselessRefreshes > 0 || unprovenVersion !== null;
      if (isWorthTelling) tell({ type: 'request accepted', version });
    },

    close() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const waiter of waiters.values()) waiter.reject(new NotReleased('session ended'));
      waiters.clear();
    },
  };
}
