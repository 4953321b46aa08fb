import { now } from '../lib/time/clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface WaitingSample {
  /** Moments in milliseconds since 1970. */
  opensAt: number;
  backAt: number;
  emails: string[];
}

/** It opens in twelve days, and the maintenance takes two minutes from the first look at it. */
export function waitingSample(): WaitingSample {
  return { opensAt: now() + 12 * DAY_MS, backAt: now() + 2 * MINUTE_MS, emails: [] };
}
