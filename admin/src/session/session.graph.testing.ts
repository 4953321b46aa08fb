import type { AnyTransitionDefinition, SnapshotFrom } from 'xstate';
import { type AdjacencyMap, getAdjacencyMap } from 'xstate/graph';
import { Sealed } from './sealed.ts';
import { RefreshRefused, RefreshUnreachable } from './session.errors.ts';
import { createSessionMachine } from './session.machine.ts';
import type { SessionEvent, SessionMessage } from './session.setup.ts';
import type { SessionStorage } from './session.storage.ts';
import type { LoginAnswer, SessionFacts, StorageVerdict, Ticket, Tokens } from './session.types.ts';

/** What storage and clock show while one event is handled: the part of the world that the machine asks and does not keep. */
export interface Shown {
  verdict: StorageVerdict;
  canRefresh: boolean;
  /** Whether the session held by the refresh is still stored. */
  isHeldStored: boolean;
  hasAccessToken: boolean;
  isTokenChanged: boolean;
  isBackOffOver: boolean;
}

/** Answers of invoked actors and elapsed delays: exploring runs none, so they are events of their own. */
type Answered = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** One thing that happens, and what storage and clock show meanwhile. */
export type Happening = (SessionEvent | Answered) & { shown: Shown };

export type SessionSnapshot = SnapshotFrom<ReturnType<typeof createSessionMachine>>;

/** What one step does besides moving on. */
export interface Deeds {
  messages: SessionMessage[];
  /** Calls of the storage port that change something. */
  storageCalls: string[];
}

/** One edge of the graph. */
export interface Step {
  from: SessionSnapshot;
  happening: Happening;
  to: SessionSnapshot;
  deeds: Deeds;
}

const MOST_WAITERS = 3;
const FACTS: SessionFacts = {
  mark: 'mark',
  user: { email: 'a@example.com', fullName: 'A', username: 'a', avatar: null, role: 'admin', ability: [] },
};
const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };
const CREDENTIALS = new Sealed({ email: 'a@example.com', password: 'secret' });

const USUAL: Shown = {
  verdict: 'unchanged',
  canRefresh: true,
  isHeldStored: true,
  hasAccessToken: true,
  isTokenChanged: true,
  isBackOffOver: true,
};

/** What storage can show to a tab without a session, and to one with a session. */
const SHOWN_TO_NOBODY: Shown[] = [
  USUAL,
  { ...USUAL, verdict: 'half written' },
  { ...USUAL, verdict: 'other session' },
  { ...USUAL, verdict: 'other session', hasAccessToken: false },
];
const SHOWN_TO_SOMEBODY: Shown[] = [
  USUAL,
  { ...USUAL, isBackOffOver: false },
  { ...USUAL, canRefresh: false },
  { ...USUAL, isHeldStored: false },
  { ...USUAL, verdict: 'newer token' },
  { ...USUAL, verdict: 'newer token', isTokenChanged: false },
  { ...USUAL, verdict: 'newer token', isHeldStored: false },
  { ...USUAL, verdict: 'newer token', hasAccessToken: false, isHeldStored: false },
  { ...USUAL, verdict: 'other session', isHeldStored: false },
  { ...USUAL, verdict: 'other session', hasAccessToken: false, isHeldStored: false },
  { ...USUAL, verdict: 'other user', isHeldStored: false },
  { ...USUAL, verdict: 'half written', canRefresh: false, isHeldStored: false },
  { ...USUAL, verdict: 'gone', canRefresh: false, isHeldStored: false },
];

/** Walks the whole machine over a storage that shows, event by event, everything that storage can show. */
export function exploreSession() {
  let shown: Shown = { ...USUAL, verdict: 'half written' };
  let deeds: Deeds = { messages: [], storageCalls: [] };
  let isWatched = false;
  const taken = new Set<AnyTransitionDefinition>();
  const steps: Step[] = [];

  const machine = createSessionMachine({
    storage: shownStorage(
      () => shown,
      (name) => deeds.storageCalls.push(name),
    ),
    tabs: { requestLock: () => () => undefined, announce: () => undefined, watch: () => () => undefined },
    now: () => (shown.isBackOffOver ? Number.MAX_SAFE_INTEGER : 0),
    random: () => 0,
    login: () => new Promise(() => undefined),
    refresh: () => new Promise(() => undefined),
    sayGoodbye: () => undefined,
  });

  const transition: typeof machine.transition = (from, event, scope) => {
    if (!isWatched) {
      isWatched = true;
      scope.system.inspect((inspected) => {
        if (inspected.type === '@xstate.microstep') for (const one of inspected._transitions) taken.add(one);
      });
    }
    const happening = event as unknown as Happening;
    shown = happening.shown;
    deeds = { messages: [], storageCalls: [] };
    const to = machine.transition(from, event, {
      ...scope,
      actionExecutor: ({ type, params }) => note(deeds, type, params),
    });
    steps.push({ from, happening, to, deeds });
    return to;
  };
  const logic = { ...machine, getInitialSnapshot: machine.getInitialSnapshot.bind(machine), transition };

  const map = getAdjacencyMap(logic as unknown as typeof machine, {
    events: (snapshot: SessionSnapshot) => happenings(snapshot) as unknown as SessionEvent[],
    serializeState: serialise,
    serializeEvent: (event) => JSON.stringify(event),
    limit: 20_000,
  }) as AdjacencyMap<SessionSnapshot, SessionEvent>;

  return { machine, map, steps, taken };
}
