import { leastOf } from '../extent.ts';

/** Timers stand still while a computer sleeps, and nothing tells of another time zone: the clock is looked at this often. */
const LONGEST_WAIT_MS = 60_000;

/** The next moment at which something changes, in milliseconds since 1970; `Infinity` when nothing does any more. */
export type NextMoment = (now: number) => number;

interface Watch {
  listener: () => void;
  next: NextMoment;
  /** When it is called. */
  at: number;
}

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastFullLook = 0;

const every =
  (ms: number): NextMoment =>
  (now) =>
    (Math.floor(now / ms) + 1) * ms;

export const nextMinute = every(60_000);

/** In all time zones, days and hours begin at a full quarter of an hour of UTC. */
export const nextQuarterHour = every(15 * 60_000);

/** Each of the moments, in milliseconds since 1970. */
export const nextAmong =
  (moments: readonly number[]): NextMoment =>
  (now) =>
    leastOf(moments.filter((moment) => moment > now));

/** Calls those whose moment has come; all of them once a minute, and when the page wakes or the clock was set back. */
function look(isFull: boolean) {
  const now = Date.now();
  const isForAll = isFull || now - lastFullLook >= LONGEST_WAIT_MS || now < lastFullLook;
  if (isForAll) lastFullLook = now;
  for (const watch of watches) {
    if (!isForAll && watch.at > now) continue;
    watch.at = watch.next(now);
    watch.listener();
  }
  wait();
}

function wait() {
  clearTimeout(timer);
  if (watches.size === 0) return;
  const now = Date.now();
  const moments = Array.from(watches, ({ at }) => at);
  const next = leastOf(moments, lastFullLook + LONGEST_WAIT_MS);
  timer = setTimeout(look, Math.max(0, next - now), false);
}

const onWake = () => look(true);

function startListening() {
  lastFullLook = Date.now();
  document.addEventListener('visibilitychange', onWake);
  addEventListener('pageshow', onWake);
  addEventListener('focus', onWake);
}

function stopListening() {
  document.removeEventListener('visibilitychange', onWake);
  removeEventListener('pageshow', onWake);
  removeEventListener('focus', onWake);
}

/**
 * Calls the listener at each moment that `next` names, and when the page wakes. It may be called when nothing has changed. All
 * listeners share one timer.
 *
 * @returns stops listening
 */
export function watchClock(listener: () => void, next: NextMoment): () => void {
  if (watches.size === 0) startListening();
  const watch = { listener, next, at: next(Date.now()) };
  watches.add(watch);
  wait();
  return () => {
    watches.delete(watch);
    wait();
    if (watches.size === 0) stopListening();
  };
}
