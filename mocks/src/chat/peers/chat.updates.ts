import { delay } from 'msw/utils/delay';
import { now } from '../../lib/time/clock.ts';
import type { UpdatesAnswer } from '../chat.contract.ts';
import { beginPlan, runPlan } from './chat.peers.ts';
import { store } from '../chat.state.ts';

/** The longest that a call waits for something to happen: shorter than any client's patience. */
const LONGEST_WAIT_MS = 8000;

/** How often a waiting call looks, since the clock of a test may be set at any moment. */
const LOOK_EVERY_MS = 100;

const TYPING_HOLDS_MS = 6000;

/** The updates since a cursor, as soon as there is one; none when nothing happens. */
export async function updatesSince(since: number, wait: number, signal: AbortSignal): Promise<UpdatesAnswer> {
  beginPlan();
  const deadline = Date.now() + Math.min(wait, LONGEST_WAIT_MS);
  for (;;) {
    runPlan();
    const answer = read(since);
    if (answer.cursor !== since || Date.now() >= deadline || signal.aborted) return answer;
    await delay(LOOK_EVERY_MS);
  }
}

function read(since: number): UpdatesAnswer {
  const { log, last } = store.data;
  const first = log[0]?.cursor ?? last.cursor + 1;
  if (since > last.cursor || since < first - 1) return { cursor: last.cursor, updates: [], isReset: true };
  const fresh = log.filter(
    ({ cursor, at, update }) => cursor > since && (update.type !== 'typing' || now() - at < TYPING_HOLDS_MS),
  );
  return { cursor: last.cursor, updates: fresh.map(({ update }) => update), isReset: false };
}
