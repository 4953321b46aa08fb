import { checkAfterStep, checkCall, checkCallEnd, checkHint, checkWrite } from './fuzz-invariants.testing.ts';
import { createFuzzOrigin } from './fuzz-origin.testing.ts';
import { CANARY, createFuzzServer, userOf } from './fuzz-server.testing.ts';
import { openFuzzTab } from './fuzz-tab.testing.ts';
import { createFuzzTime, type FuzzScheduler } from './fuzz-time.testing.ts';
import type { TabHint } from '../tabs/session.tabs.ts';
import type { WireCall, FuzzTab, RunSettings, FuzzWorld } from './fuzz-types.testing.ts';

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
    hasCauseToEnd: false,
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

/** Stores the values that an earlier visit left behind. */
function storeBefore({ settings, server, origin }: FuzzWorld) {
  if (settings.stored === 'nothing') return;
  origin.write(null, 'sessionMark', 'session-0');
  if (settings.stored === 'half a session') return;
  const { accessToken, refreshToken } = server.startFamily('a', 'an earlier tab', 0);
  origin.write(null, 'userData', JSON.stringify({ ...userOf('a'), accessToken, refreshToken }));
  origin.write(null, 'sessionTokenexpiration', refreshToken);
  if (settings.stored === 'a session') origin.write(null, 'sessionToken', accessToken);
}
