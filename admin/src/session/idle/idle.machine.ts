import { fromCallback, setup } from 'xstate';
import type { SafeStorage } from '../../storage/storage.ts';

const LAST_ACTIVITY = 'embarque.lastActivity';
/** Time between warning and end; half of the limit when the limit is shorter than twice as long. */
const WARNING_MS = 60_000;
/** Limits writes to storage: activity within this time is noted once. */
const GRAIN_MS = 1_000;
/** Browsers fire longer timers at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

const EXPIRED = '#idle.expired';

/** Dependencies; tests replace them. */
export interface IdlePorts {
  /** Minutes without activity after which the session ends; 0 for never. */
  minutes: number;
  /** Id of the watched session: activity of another one does not count. */
  sessionId: string;
  storage: SafeStorage;
  /** Wall clock in milliseconds: it goes on while the computer sleeps. */
  now: () => number;
  /**
   * Reports activity in this tab, and moments to look again: another tab was used, or the computer slept.
   *
   * @returns stops listening
   */
  watch: (onEvent: (type: IdleEvent['type']) => void) => () => void;
  /** Called one minute before the end. */
  onWarning: () => void;
  onExpired: () => void;
}

export type IdleEvent = { type: 'person was active' } | { type: 'look again' };

/**
 * Ends an unused session. Start and stop it with the session; `watching.warned` is the state that shows the warning.
 *
 * Reads the last activity in any tab by the wall clock before every decision: neither sleep nor a late timer prolongs a
 * session, and activity after the end does not bring it back.
 */
export function createIdleMachine(ports: IdlePorts) {
  const limitMs = ports.minutes * 60_000;
  const warningMs = Math.min(WARNING_MS, limitMs / 2);
  const activity = createActivity(ports);
  const remainingMs = () => limitMs - (ports.now() - activity.last());
  const isOver = () => remainingMs() <= 0;
  const isNearlyOver = () => remainingMs() <= warningMs;

  return setup({
    types: { events: {} as IdleEvent },
    actors: { watch: fromCallback(({ sendBack }) => ports.watch((type) => sendBack({ type }))) },
    guards: {
      'watching is off': () => !(limitMs > 0),
      'time is over': isOver,
      'time is nearly over': isNearlyOver,
      'there is time again': () => !isNearlyOver(),
    },
    delays: {
      'until the warning': () => Math.min(remainingMs() - warningMs, LONGEST_WAIT_MS),
      'until the end': () => Math.min(remainingMs(), LONGEST_WAIT_MS),
    },
    actions: {
      'note the activity': () => activity.note(),
      warn: () => ports.onWarning(),
      expire: () => ports.onExpired(),
    },
  }).createMachine({
    id: 'idle',
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: 'watching is off', target: 'off' },
          { guard: 'time is over', target: 'expired' },
          { target: 'watching', actions: 'note the activity' },
        ],
      },
      watching: {
        invoke: { src: 'watch' },
        initial: 'active',
        states: {
          active: {
            always: [
              { guard: 'time is over', target: EXPIRED },
              { guard: 'time is nearly over', target: 'warned', actions: 'warn' },
            ],
            after: { 'until the warning': { target: 'active', reenter: true } },
            on: {
              'person was active': [{ guard: 'time is over', target: EXPIRED }, { actions: 'note the activity' }],
              'look again': { target: 'active', reenter: true },
            },
          },
          warned: {
            always: [
              { guard: 'time is over', target: EXPIRED },
              { guard: 'there is time again', target: 'active' },
            ],
            after: { 'until the end': { target: 'warned', reenter: true } },
            on: {
              'person was active': [
                { guard: 'time is over', target: EXPIRED },
                { target: 'active', actions: 'note the activity' },
              ],
              'look again': { target: 'warned', reenter: true },
            },
          },
        },
      },
      expired: { type: 'final', entry: 'expire' },
      off: { type: 'final' },
    },
  });
}

/** The last activity in any tab of the session; now, when there is none yet. */
function createActivity({ storage, sessionId, now }: IdlePorts) {
  const write = (at: number) => {
    storage.write([[LAST_ACTIVITY, `${sessionId} ${at}`]]);
    return at;
  };

  function last(): number {
    const [storedMark, at] = (storage.read(LAST_ACTIVITY) ?? '').split(' ');
    const stored = storedMark === sessionId && at ? Number(at) : Number.NaN;
    // A clock that was set back leaves a future time, which would count as activity until it is reached.
    return stored <= now() ? stored : write(now());
  }

  return {
    last,
    note() {
      if (now() - last() >= GRAIN_MS) write(now());
    },
  };
}
