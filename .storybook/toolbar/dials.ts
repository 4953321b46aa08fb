/** How the world around a story is: what the toolbar says beside the looks. */
export interface Dials {
  /** The person who is signed in; `story` leaves the choice to the story. */
  role: StoryPerson | 'story';
  /** How long each answer takes. */
  latency: 'none' | 'slow' | 'verySlow' | 'never';
  /** Which calls the server fails to answer. */
  failures: 'none' | 'some' | 'all';
  connection: 'online' | 'offline';
  /** The day that the page and the server take for today. */
  clock: 'today' | 'newYear' | 'leapDay';
  /** How much sample data there is. */
  amount: 'usual' | 'tenfold';
}

export const usualDials: Dials = {
  role: 'story',
  latency: 'none',
  failures: 'none',
  connection: 'online',
  clock: 'today',
  amount: 'usual',
};

const delays: Record<Dials['latency'], number | 'infinite'> = {
  none: 0,
  slow: 800,
  verySlow: 4000,
  never: 'infinite',
};

/** Moments at which calculations with dates go wrong most easily. */
export const moments: Record<Dials['clock'], number | null> = {
  today: null,
  newYear: Date.UTC(2026, 11, 31, 23, 59, 30),
  leapDay: Date.UTC(2028, 1, 29, 12),
};

/** The delay and outcome that the dials give a call. */
export type Fate = { wait: number | 'infinite'; end: 'answered' | 'failed' | 'unreachable' };

/**
 * Decides what the dials do to a call.
 *
 * @param count of the calls before this one: every third of some fails, so that the same story meets the same failures
 */
export function fateOf({ latency, failures, connection }: Dials, count: number): Fate {
  if (connection === 'offline') return { wait: 0, end: 'unreachable' };
  const fails = failures === 'all' || (failures === 'some' && count % 3 === 2);
  return { wait: delays[latency], end: fails ? 'failed' : 'answered' };
}

/** Whether the dials leave every call alone. */
export function leavesCallsAlone({ latency, failures, connection }: Dials): boolean {
  return latency === 'none' && failures === 'none' && connection === 'online';
}

/** The person who is signed in when the story begins. */
export type StoryPerson = 'admin' | 'client' | 'nobody';
