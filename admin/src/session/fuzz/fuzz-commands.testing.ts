import fc, { type Arbitrary, type AsyncCommand, type WeightedArbitrary } from 'fast-check';
import {
  abortPending,
  cancelSignIn,
  clearSiteData,
  closeTab,
  crashTab,
  disposeTab,
  duringRefresh,
  expireUnderLoad,
  fallAsleep,
  fillInMidRefresh,
  fillStorage,
  goOnline,
  requestAndLook,
  signIn,
  signInIfOut,
  signOut,
} from './fuzz-actions.testing.ts';
import { isAlive } from './fuzz-invariants.testing.ts';
import type { Fate, Flavour, FuzzUser } from './fuzz-server.testing.ts';
import { failWhenBroken } from './fuzz-world.testing.ts';
import type { FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';

const MOST_TABS = 3;
const MOST_COMMANDS = 40;

/** How many tabs ought to be open: enough to know which commands make sense. */
export interface FuzzModel {
  openTabs: number;
}

export type FuzzCommand = AsyncCommand<FuzzModel, FuzzWorld>;

interface Action<Target extends unknown[]> {
  label: string;
  act: (...target: Target) => unknown;
  /** How many tabs more are open afterwards. */
  tabsMore?: 1 | -1;
}

const NO_CHOICE = fc.constant(null);
const FLAVOURS = fc.constantFrom<Flavour>('plain', 'plain', 'plain', 'refused with words', 'always 401', 'broken');
const USERS = fc.constantFrom<FuzzUser>('a', 'b');
const PATHS = fc.constantFrom('jwt/refresh-token', 'jwt/refresh-token', 'auth/login', 'sales');
const FATES = fc.constantFrom<Fate>(
  'lost on the way',
  'answer lost',
  'never answered',
  'body stalls',
  'fails',
  'asks to wait',
  'nonsense',
  'refuses with words',
);
const SLEEPS = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(10, 60, 150, 200, 300) },
  { weight: 5, arbitrary: fc.constantFrom(1_000, 3_000, 5_000) },
  { weight: 3, arbitrary: fc.constantFrom(12_000, 15_000, 31_000) },
);
const HOUR = 3_600_000;
const JUMPS = fc.constantFrom(-5 * HOUR, -60_000, 60_000, 5 * HOUR);
const NAPS = fc.tuple(fc.constantFrom(20_000, HOUR, 8 * HOUR), fc.boolean());

/** Everything that people, networks, servers, clocks, and browsers do, as often as it is worth trying. */
const COMMANDS: Array<WeightedArbitrary<FuzzCommand>> = [
  inTab(16, FLAVOURS, (flavour) => ({ label: `request, ${flavour}`, act: (tab) => tab.request(flavour) })),
  inTab(3, NO_CHOICE, () => ({ label: 'request, and look at storage in the same moment', act: requestAndLook })),
  inTab(1, NO_CHOICE, () => ({ label: 'request of an authentication address', act: (tab) => tab.requestAuth() })),
  inTab(3, fc.nat(5), (nth) => ({
    label: `abort pending request ${nth}`,
    act: (...where) => abortPending(nth, ...where),
  })),
  inTab(12, USERS, (user) => ({
    label: `sign in as ${user}, unless signed in`,
    act: (...where) => signInIfOut(user, ...where),
  })),
  inTab(1, USERS, (user) => ({ label: `sign in as ${user}`, act: (...where) => signIn(user, true, ...where) })),
  inTab(1, USERS, (user) => ({
    label: `sign in as ${user}, wrong password`,
    act: (...where) => signIn(user, false, ...where),
  })),
  inTab(1, NO_CHOICE, () => ({ label: 'cancel the sign-in', act: cancelSignIn })),
  inTab(2, NO_CHOICE, () => ({ label: 'sign out', act: signOut })),
  inTab(1, NO_CHOICE, () => ({ label: 'idle for too long', act: sending({ type: 'person was idle for too long' }) })),
  inTab(2, NO_CHOICE, () => ({ label: 'try again', act: sending({ type: 'try again' }) })),

  inTab(1, NO_CHOICE, () => ({ label: 'close', act: closeTab, tabsMore: -1 })),
  inTab(1, NO_CHOICE, () => ({ label: 'crash', act: crashTab, tabsMore: -1 })),
  inTab(1, NO_CHOICE, () => ({ label: 'dispose', act: disposeTab, tabsMore: -1 })),
  inTab(3, NO_CHOICE, () => ({ label: 'come back', act: (tab) => tab.hint('came back') })),
  inTab(2, NO_CHOICE, () => ({ label: 'leave the page', act: (tab) => tab.hint('page left') })),
  inTab(2, NO_CHOICE, () => ({ label: 'hint without news', act: (tab) => tab.hint('storage changed') })),
  inTab(1, fc.boolean(), (isFull) => ({
    label: isFull ? 'storage is full' : 'storage has room',
    act: (...where) => fillStorage(isFull, ...where),
  })),
  inWorld(3, fc.nat(9), (nth) => ({
    label: nth === 0 ? 'open a tab without storage' : 'open a tab',
    act: (world) => world.openTab(nth === 0),
    tabsMore: 1,
  })),

  inWorld(10, fc.integer({ min: 1, max: 3 }), (count) => ({
    label: `tokens expire, and every tab sends ${count} requests`,
    act: (world) => expireUnderLoad(count, world),
  })),
  inWorld(3, NO_CHOICE, () => ({
    label: 'sign out elsewhere in mid-refresh',
    act: (world) => duringRefresh(signOut, world),
  })),
  inWorld(2, USERS, (user) => ({
    label: `sign in elsewhere as ${user} in mid-refresh`,
    act: (world) => duringRefresh((...where) => signIn(user, true, ...where), world),
  })),
  inWorld(2, NO_CHOICE, () => ({ label: 'tokens expire', act: ({ server }) => server.expire() })),
  inWorld(1, NO_CHOICE, () => ({ label: 'tokens are revoked', act: ({ server }) => server.revoke() })),
  inWorld(5, fc.tuple(PATHS, FATES), ([path, fate]) => ({
    label: `next ${path}: ${fate}`,
    act: ({ fates }) => fates.set(path, [...(fates.get(path) ?? []), fate]),
  })),
  inWorld(1, NO_CHOICE, () => ({ label: 'go offline', act: (world) => (world.isOffline = true) })),
  inWorld(4, NO_CHOICE, () => ({ label: 'go online', act: goOnline })),
  inWorld(1, NO_CHOICE, () => ({ label: 'site data is cleared', act: clearSiteData })),

  inWorld(22, fc.integer({ min: 1, max: 12 }), (count) => ({
    label: `let ${count} things happen`,
    act: ({ time }) => time.happen(count),
  })),
  inWorld(14, SLEEPS, (ms) => ({ label: `sleep ${ms}`, act: ({ time }) => time.pass(ms) })),
  inWorld(1, JUMPS, (ms) => ({ label: `wall clock jumps ${ms}`, act: ({ time }) => time.jumpWallClock(ms) })),
  inWorld(2, NAPS, ([ms, isCounted]) => ({
    label: `the computer sleeps for ${ms}${isCounted ? '' : ', and its timers with it'}`,
    act: (world) => fallAsleep(ms, isCounted, world),
  })),
  inWorld(2, fc.boolean(), (isFull) => ({
    label: isFull ? 'storage fills up in mid-refresh' : 'storage has room again',
    act: (world) => fillInMidRefresh(isFull, world),
  })),
];

export function fuzzCommands(): Arbitrary<Iterable<FuzzCommand>> {
  return fc.commands([fc.oneof(...COMMANDS)], { maxCommands: MOST_COMMANDS, size: 'max', disableReplayLog: true });
}

/** A command for one of the open tabs: the nth, counted round. */
function inTab<Choice>(
  weight: number,
  choices: Arbitrary<Choice>,
  actionFor: (choice: Choice) => Action<[FuzzTab, FuzzWorld]>,
): WeightedArbitrary<FuzzCommand> {
  const arbitrary = fc.tuple(fc.nat(MOST_TABS - 1), choices).map(([nth, choice]) => {
    const { label, act, tabsMore } = actionFor(choice);
    return commandOf({
      label: `tab ${nth}: ${label}`,
      tabsMore,
      act(world) {
        const open = world.tabs.filter(isAlive);
        const tab = open[nth % open.length];
        if (!tab) throw new Error('The model counts tabs that the world does not have.');
        world.note(`* ${tab.name}: ${label}`);
        world.time.enter(tab, () => act(tab, world));
      },
    });
  });
  return { weight, arbitrary };
}

/** A command for the world around the tabs. */
function inWorld<Choice>(
  weight: number,
  choices: Arbitrary<Choice>,
  actionFor: (choice: Choice) => Action<[FuzzWorld]>,
): WeightedArbitrary<FuzzCommand> {
  const arbitrary = choices.map((choice) => {
    const { label, act, tabsMore } = actionFor(choice);
    return commandOf({
      label,
      tabsMore,
      act(world) {
        world.note(`* ${label}`);
        return act(world);
      },
    });
  });
  return { weight, arbitrary };
}

function commandOf({ label, act, tabsMore }: Action<[FuzzWorld]>): FuzzCommand {
  return {
    check: ({ openTabs }) => (tabsMore === 1 ? openTabs < MOST_TABS : openTabs > 0),
    async run(model, world) {
      await act(world);
      model.openTabs += tabsMore ?? 0;
      await world.time.rest();
      failWhenBroken(world);
    },
    toString: () => label,
  };
}

function sending(event: Parameters<FuzzTab['session']['actor']['send']>[0]) {
  return ({ session }: FuzzTab) => session.actor.send(event);
}
