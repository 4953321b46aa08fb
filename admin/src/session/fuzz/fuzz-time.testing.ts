import type { Scheduler } from 'fast-check';

/** As much of a scheduler as a run needs. */
export type FuzzScheduler = Pick<Scheduler, 'schedule' | 'waitNext' | 'count'>;

/** The owner of a timer or the receiver of a delivery. A dead one gets nothing any more. */
export interface Owner {
  readonly name: string;
  isDead: boolean;
}

interface Timer {
  owner: Owner | null;
  at: number;
  ring: () => void;
  isScheduled: boolean;
}

/** Monday, 8:00: what the wall clock shows when a run begins. */
const WALL_START = Date.UTC(2026, 0, 5, 8);

/**
 * Virtual time in which the scheduler decides the order of everything that may happen at once. Timers ring when their time
 * has come; a delivery arrives at any moment up to its own latest one.
 *
 * @param afterStep called when everything that one happening set off has come to rest
 */
export function createFuzzTime(scheduler: FuzzScheduler, afterStep: () => void) {
  let now = 0;
  let wallSkew = 0;
  let sleptMs = 0;
  let lastId = 0;
  let owner: Owner | null = null;
  const timers = new Map<number, Timer>();
  const onTheWay = new Set<{ to: Owner | null; latest: number }>();

  function enter<T>(who: Owner | null, action: () => T): T {
    owner = who;
    return action();
  }

  async function rest() {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    owner = null;
    afterStep();
  }

  async function step() {
    await scheduler.waitNext(1);
    await rest();
  }

  function schedule(label: string, action: () => void) {
    void scheduler.schedule(Promise.resolve(), label).then(action);
  }

  function scheduleDueTimers() {
    for (const [id, timer] of timers) {
      if (timer.isScheduled || timer.at > now) continue;
      timer.isScheduled = true;
      schedule(`timer of ${timer.owner?.name}`, () => timers.delete(id) && enter(timer.owner, timer.ring));
    }
  }

  const nextMoment = () =>
    Math.min(...[...timers.values()].map(({ at }) => at), ...[...onTheWay].map(({ latest }) => latest));

  return {
    now: () => now,
    wallNow: () => WALL_START + now + sleptMs + wallSkew,
    /** The server's clock, which is right. */
    serverNow: () => WALL_START + now + sleptMs,
    jumpWallClock(byMs: number) {
      wallSkew += byMs;
    },
    /**
     * The computer sleeps: time passes, and nothing happens. When it wakes, all timers that were due ring in any order.
     *
     * @param isCounted whether the monotonic clock and its timers go on meanwhile, as they do on some systems
     */
    sleep(ms: number, isCounted: boolean) {
      if (isCounted) now += ms;
      else sleptMs += ms;
      scheduleDueTimers();
    },
    enter,
    rest,

    setTimeout(ring: () => void, delay = 0) {
      lastId += 1;
      timers.set(lastId, { owner, at: now + Math.max(0, delay), ring, isScheduled: false });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    timersOf: (who: Owner) => [...timers.values()].filter((timer) => timer.owner === who).length,
    forgetTimersOf(who: Owner) {
      for (const [id, timer] of timers) if (timer.owner === who) timers.delete(id);
    },

    /** Lets something arrive at any moment within `within` milliseconds. */
    deliver(label: string, to: Owner | null, within: number, arrive: () => void) {
      const delivery = { to, latest: now + within };
      onTheWay.add(delivery);
      schedule(label, () => {
        onTheWay.delete(delivery);
        if (!to?.isDead) enter(to, arrive);
      });
    },
    isAnythingOnTheWayTo: (who: Owner) => [...onTheWay].some(({ to }) => to === who),

    /** Lets up to `count` things happen, without a minute passing. */
    async happen(count: number) {
      for (let left = Math.min(count, scheduler.count()); left > 0; left -= 1) await step();
    },

    /** Lets time pass. Whatever is due on the way happens, in the order that the scheduler picks. */
    async pass(ms: number) {
      const end = now + ms;
      for (let next = nextMoment(); next <= end; next = nextMoment()) {
        now = Math.max(now, next);
        scheduleDueTimers();
        await step();
      }
      now = end;
    },
  };
}

export type FuzzTime = ReturnType<typeof createFuzzTime>;

/** Gives the code under test virtual timers and a virtual wall clock. Returns what gives the real ones back. */
export function installFuzzTime(time: FuzzTime): () => void {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  Date.now = time.wallNow;
  return () => {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    Date.now = real.now;
  };
}
