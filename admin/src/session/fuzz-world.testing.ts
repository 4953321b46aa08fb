import { checkAfterStep, checkCall, checkCallEnd, checkHint, checkWrite } from './fuzz-invariants.testing.ts';
import type { WireCall } from './fuzz-network.testing.ts';
import { createFuzzOrigin, type FuzzOrigin } from './fuzz-origin.testing.ts';
import { CANARY, createFuzzServer, type Family, type Fate, type FuzzServer, userOf } from './fuzz-server.testing.ts';
import { type FuzzTab, openFuzzTab, type TrackedRequest } from './fuzz-tab.testing.ts';
import { createFuzzTime, type FuzzScheduler, type FuzzTime } from './fuzz-time.testing.ts';
import type { TabHint } from './session.tabs.ts';

/** What differs from run to run before anything happens. */
export interface RunSettings {
  hasLocks: boolean;
  lags: boolean;
  rotates: boolean;
  stored: 'nothing' | 'a session' | 'a refresh token only' | 'half a session';
}

/** Everything a run consists of, and the book that is kept about it. */
export interface FuzzWorld {
  settings: RunSettings;
  time: FuzzTime;
  server: FuzzServer;
  origin: FuzzOrigin;
  /** All tabs ever opened. */
  tabs: FuzzTab[];
  calls: WireCall[];
  requests: TrackedRequest[];
  /** Who gave up what, and when: a session by signing out, or a login by cancelling it or starting another. */
  farewells: Array<{ tab: FuzzTab; at: number; to: 'session' | 'login'; held: Family | null }>;
  /** When a family's tokens were first stored. */
  storedSince: Map<Family, number>;
  isOffline: boolean;
  /** Whether a tab could not store something: from then on tabs may differ. */
  hasStorageFailed: boolean;
  /** Whether somebody signed in on top of a session that the tab had not heard of: their keys may mix for a moment. */
  hasClashed: boolean;
  fates: Map<string, Fate[]>;
  trace: string[];
  broken: string[];
  tick: () => number;
  note: (what: string) => void;
  /** An invariant does not hold. */
  breaks: (rule: string, how: string) => void;
  /** Looks again when the current step has come to rest. */
  afterwards: (look: () => void) => void;
  openTab: (isStorageBlocked?: boolean) => FuzzTab;
  familyOf: (tab: FuzzTab) => Family | null;
  takeFate: (path: string) => Fate | null;
  onCall: (call: WireCall) => void;
  onCallEnd: (call: WireCall) => void;
  whileHinted: (tab: FuzzTab, hint: TabHint, tell: () => void) => void;
  checkForSecrets: (where: string, text: string) => void;
}

export function createFuzzWorld(scheduler: FuzzScheduler, settings: RunSettings): FuzzWorld {
  const ticks = { last: 0 };
  const looks: Array<() => void> = [];
  const book = {
    settings,
    tabs: [],
    calls: [],
    requests: [],
    farewells: [],
    storedSince: new Map(),
    isOffline: false,
    hasStorageFailed: false,
    hasClashed: false,
    fates: new Map(),
    trace: [],
    broken: [],
  };
  const world: FuzzWorld = Object.assign(book as unknown as FuzzWorld, {
    tick: () => (ticks.last += 1),
    note: (what: string) => world.trace.push(`${world.time.now()} ms: ${what}`),
    breaks(rule: string, how: string) {
      world.note(`BROKEN ${rule}: ${how}`);
      world.broken.push(`${rule}: ${how}`);
    },
    afterwards: (look: () => void) => looks.push(look),
    openTab(isStorageBlocked = false) {
      const name = `tab ${world.tabs.length + 1}`;
      const tab = openFuzzTab(world, name, isStorageBlocked);
      world.tabs.push(tab);
      return tab;
    },
    familyOf: (tab: FuzzTab) => world.server.familyOf(tab.storage.accessToken() ?? tokenStoredBy(tab)),
    takeFate: (path: string) => world.fates.get(path)?.shift() ?? null,
    onCall(call: WireCall) {
      world.note(`${call.tab.name} sends call ${call.id}, ${call.path}, ${call.token ?? call.body.refreshToken ?? ''}`);
      checkCall(world, call);
    },
    onCallEnd(call: WireCall) {
      world.note(`call ${call.id}, ${call.path}, is ${call.state} ${call.reply?.status ?? ''}`);
      checkCallEnd(world, call);
    },
    whileHinted(tab: FuzzTab, hint: TabHint, tell: () => void) {
      world.note(`${tab.name} hears "${hint}"`);
      tab.isLeft ||= hint === 'page left';
      if (hint === 'page left') tell();
      else checkHint(world, tab, tell);
    },
    checkForSecrets(where: string, text: string) {
      if (text.includes(CANARY)) world.breaks('I16', `a secret shows in ${where}`);
    },
  });
  world.time = createFuzzTime(scheduler, () => {
    for (const look of looks.splice(0)) look();
    checkAfterStep(world);
  });
  world.server = createFuzzServer(settings);
  world.origin = createFuzzOrigin({
    ...settings,
    time: world.time,
    onWrite: (...write) => checkWrite(world, ...write),
  });
  storeBefore(world);
  return world;
}

/** @throws with everything that happened, when an invariant was broken */
export function failWhenBroken({ broken, trace, settings }: FuzzWorld) {
  if (broken.length > 0) throw new Error([...broken, JSON.stringify(settings), ...trace].join('\n'));
}

/** The token that tells whose session a tab without an access token has. */
function tokenStoredBy(tab: FuzzTab): string | null {
  return tab.session.actor.getSnapshot().matches('signedIn') ? tab.read('sessionTokenexpiration') : null;
}

/** What an earlier visit left behind. */
function storeBefore({ settings, server, origin }: FuzzWorld) {
  if (settings.stored === 'nothing') return;
  origin.write(null, 'sessionMark', 'mark-0');
  if (settings.stored === 'half a session') return;
  const { accessToken, refreshToken } = server.startFamily('a', 'an earlier tab', 0);
  origin.write(null, 'userData', JSON.stringify({ ...userOf('a'), accessToken, refreshToken }));
  origin.write(null, 'sessionTokenexpiration', refreshToken);
  if (settings.stored === 'a session') origin.write(null, 'sessionToken', accessToken);
}
