import type {
  ActorLogic,
  ActorSystem,
  ActorSystemInfo,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { Secret } from '../secret.ts';
import { RefreshRefused, RefreshUnreachable } from '../session.errors.ts';
import { createSessionMachine } from './session.machine.ts';
import { type SessionEvent, type SessionMessage, type SessionPorts, USELESS_REFRESHES } from './session.setup.ts';
import type { SessionStorage } from '../storage/session.storage.ts';
import type { Ticket } from '../../http/http.gate.ts';
import type { LoginResponse, SessionIdentity, StorageVerdict, Tokens } from '../session.types.ts';

/** State of storage and clock while one event is handled: the machine asks for it and does not keep it. */
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

/** One event, with the state of storage and clock while it is handled. */
export type Happening = (SessionEvent | Answered) & { shown: Shown };

type SessionMachine = ReturnType<typeof createSessionMachine>;
type MachineScope = Parameters<SessionMachine['transition']>[2];
export type SessionSnapshot = SnapshotFrom<SessionMachine>;

/** Effects of one step. */
export interface Effects {
  messages: SessionMessage[];
  /** Calls of the storage port that change something. */
  storageCalls: string[];
}

interface ExecutedAction {
  type: string;
  params?: unknown;
}

/** One edge of the graph. */
export interface Step {
  from: SessionSnapshot;
  happening: Happening;
  to: SessionSnapshot;
  effects: Effects;
  /** A step may run through several states. */
  microsteps: readonly InspectedMicrostepEvent[];
}

const MOST_WAITERS = 3;
const IDENTITY: SessionIdentity = {
  sessionId: 'session-0',
  user: {
    email: 'admin@demo.com',
    fullName: 'Marina Duarte',
    username: 'marina',
    avatar: null,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  },
};
const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };
const CREDENTIALS = new Secret({ email: 'a@example.com', password: 'secret' });

const USUAL: Shown = {
  verdict: 'unchanged',
  canRefresh: true,
  isHeldStored: true,
  hasAccessToken: true,
  isTokenChanged: true,
  isBackOffOver: true,
};

/** Verdicts of storage for a tab without a session, and for one with a session. */
const SHOWN_TO_NOBODY: Shown[] = [
  USUAL,
  { ...USUAL, verdict: 'half written' },
  { ...USUAL, verdict: 'leftover' },
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
  { ...USUAL, verdict: 'newer user data', isTokenChanged: false },
  { ...USUAL, verdict: 'other session', isHeldStored: false },
  { ...USUAL, verdict: 'other session', hasAccessToken: false, isHeldStored: false },
  { ...USUAL, verdict: 'other user', isHeldStored: false },
  { ...USUAL, verdict: 'half written', canRefresh: false, isHeldStored: false },
  { ...USUAL, verdict: 'gone', canRefresh: false, isHeldStored: false },
];

/**
 * Walks the whole machine over a storage that shows, event by event, everything that storage can show.
 *
 * @param until where it may end early
 */
export function exploreSession(until: (snapshot: SessionSnapshot) => boolean = () => false) {
  let isOver = false;
  let shown: Shown = { ...USUAL, verdict: 'half written' };
  let effects: Effects = { messages: [], storageCalls: [] };
  const machine = createSessionMachine(
    portsThatShow(
      () => shown,
      (name) => effects.storageCalls.push(name),
    ),
  );
  const steps: Step[] = [];
  const watcher = watchMicrosteps();

  const logic: ActorLogic<SessionSnapshot, Happening> = {
    getInitialSnapshot: (scope) => machine.getInitialSnapshot(scope as unknown as MachineScope),
    getPersistedSnapshot: (snapshot) => machine.getPersistedSnapshot(snapshot),
    transition(from, happening, scope) {
      watcher.watch(scope.system);
      shown = happening.shown;
      effects = { messages: [], storageCalls: [] };
      watcher.begin();
      const noting = { ...scope, actionExecutor: (action: ExecutedAction) => note(effects, action) };
      const to = machine.transition(from, happening as SessionEvent, noting as unknown as MachineScope);
      steps.push({ from, happening, to, effects, microsteps: watcher.microsteps() });
      return to;
    },
  };
  const map = getAdjacencyMap(logic, {
    events: happenings,
    serializeState: serialise,
    serializeEvent: (event) => JSON.stringify(event),
    stopWhen(snapshot) {
      isOver ||= until(snapshot);
      return isOver || snapshot.context.waiting.length > MOST_WAITERS;
    },
  });

  return { machine, map, steps, transitionsTaken: watcher.transitions, statesVisited: watcher.states };
}

/** Collects what is passed on the way: a step of the graph may run through several states. */
function watchMicrosteps() {
  const transitions = new Set<AnyTransitionDefinition>();
  const states = new Set<string>();
  let isWatching = false;
  let microsteps: InspectedMicrostepEvent[] = [];

  const collect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of inspected._transitions) transitions.add(transition);
    microsteps.push(inspected);
    for (const { id } of (inspected.snapshot as SessionSnapshot)._nodes) states.add(id);
  };
  return {
    transitions,
    states,
    begin: () => (microsteps = []),
    microsteps: () => microsteps,
    watch(system: ActorSystem<ActorSystemInfo>) {
      if (!isWatching) system.inspect(collect);
      isWatching = true;
    },
  };
}

function portsThatShow(shown: () => Shown, onStorageCall: (name: string) => void): SessionPorts {
  return {
    storage: shownStorage(shown, onStorageCall),
    tabs: { requestLock: () => () => undefined, announce: () => undefined, watch: () => () => undefined },
    now: () => (shown().isBackOffOver ? Number.MAX_SAFE_INTEGER : 0),
    random: () => 0,
    login: () => Promise.reject(new Error('Exploring runs no actor')),
    refresh: () => Promise.reject(new Error('Exploring runs no actor')),
    reportSignOut: () => undefined,
  };
}

/** A storage port that shows what the current event says, and keeps nothing. */
function shownStorage(shown: () => Shown, onChange: (name: string) => void): SessionStorage {
  return {
    accessToken: () => (shown().hasAccessToken ? TOKENS.accessToken : null),
    canRefresh: () => shown().canRefresh,
    assess: () => shown().verdict,
    isHeldStillStored: () => shown().isHeldStored,
    heldRefreshToken: () => TOKENS.refreshToken,
    hold: () => undefined,
    refuseHeld: () => undefined,
    adopt: () => ({ identity: IDENTITY, tokenChanged: shown().isTokenChanged }),
    forget: () => onChange('forget'),
    leave: () => onChange('leave'),
    runOut: () => (onChange('run out'), false),
    clear: () => (onChange('clear'), false),
    open() {
      onChange('open');
      return { identity: IDENTITY, mode: 'local' };
    },
    commit: () => (onChange('commit'), 'local'),
  };
}

function note(effects: Effects, { type, params }: ExecutedAction) {
  if (type === 'clear storage') effects.storageCalls.push('clear');
  if (type === 'xstate.emit') effects.messages.push((params as { event: SessionMessage }).event);
}

/** Everything that can happen in a state. */
function happenings(snapshot: SessionSnapshot): Happening[] {
  const { identity, waiting } = snapshot.context;
  const shownHere = identity ? SHOWN_TO_SOMEBODY : SHOWN_TO_NOBODY;
  const events = [
    ...asks(snapshot),
    ...hints,
    ...waiting.map(({ id }) => ({ type: 'request withdrawn', id }) as const),
    ...answers(snapshot),
  ];
  return events.flatMap((event) => shownHere.map((shown) => ({ ...event, shown: shownAt(event.type, shown) })));
}

/** A back-off begins while an answer arrives: it cannot be over by then. */
function shownAt(type: string, shown: Shown): Shown {
  return type.startsWith('xstate.error') ? { ...shown, isBackOffOver: false } : shown;
}

const hints: SessionEvent[] = [
  { type: 'sign-in requested', credentials: CREDENTIALS },
  { type: 'sign-in cancelled' },
  { type: 'sign-out requested' },
  { type: 'person was idle for too long' },
  { type: 'session revoked' },
  { type: 'request withdrawn', id: 0 },
  { type: 'lock granted' },
  ...(['storage settled', 'try again', 'storage changed', 'came back', 'page left'] as const).map((type) => ({ type })),
];

/** Events about a request of this session, of one with an older token, and of a session that is over. */
function asks({ context: { epoch, tokenVersion, waiting } }: SessionSnapshot): SessionEvent[] {
  const id = Math.max(0, ...waiting.map((ticket) => ticket.id)) + 1;
  const tickets: Ticket[] = [
    { id, epoch, version: tokenVersion },
    { id, epoch, version: tokenVersion - 1 },
    { id, epoch: epoch - 1, version: tokenVersion - 1 },
  ];
  const types = ['request held', 'request refused', 'retry refused'] as const;
  return tickets.flatMap((ticket): SessionEvent[] => [
    ...types.map((type) => ({ type, ticket })),
    { type: 'request accepted', version: ticket.version },
  ]);
}

/** Answers of the actors that run in this state, and the delays that pass in it. */
function answers({ _nodes }: SessionSnapshot): Answered[] {
  const awaited = _nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type.startsWith('xstate.'));
  return awaited.flatMap((type): Answered[] => {
    const event = { type: type as Answered['type'] };
    if (type.startsWith('xstate.done')) return [{ ...event, output: GOOD_ANSWER }];
    if (type.startsWith('xstate.error')) return BAD_ANSWERS.map((error) => ({ ...event, error }));
    return [event];
  });
}

const GOOD_ANSWER = new Secret<LoginResponse & Tokens>({ user: IDENTITY.user, tokens: TOKENS, ...TOKENS });
const BAD_ANSWERS = [new RefreshRefused('no'), new RefreshUnreachable(), new RefreshUnreachable(5000)];

/**
 * Two states with the same text behave alike: the machine compares epochs and versions and never counts with them, so that
 * newest and older are all there is.
 */
function serialise({ value, context }: SessionSnapshot): string {
  const { tokenVersion, unprovenVersion } = context;
  return JSON.stringify([
    value,
    context.identity !== null,
    context.reason,
    context.failure !== null,
    context.waiting.length,
    context.refusedVersion < tokenVersion,
    unprovenVersion === tokenVersion,
    Math.min(context.uselessRefreshes, USELESS_REFRESHES),
    context.attempt > 0,
    context.notBefore > 0,
  ]);
}
