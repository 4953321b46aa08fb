import type { Plan } from './plan.ts';

interface Run {
  plan: Plan;
  /** How many stories ran as tests, and how many there are. */
  stories: { chosen: number; all: number };
  /** Why those stories were chosen, in words. */
  why: string;
}

/** One line about the proof that a run left out, with the command that brings it. */
export function leftOut({ plan: { isAll, shard, steps }, stories: { chosen, all }, why }: Run): string {
  const rest = '`npm test -- --all` runs everything.';
  if (shard) return `Shard ${shard.index} of ${shard.count}: the others prove the rest. ${rest}`;
  if (steps.length > 0) return `Only ${steps.join(', ')}, with what that needs${isAll ? '' : `; ${why}`}. ${rest}`;
  if (isAll) return 'Nothing was left out.';
  const stories =
    chosen === all ? '' : `${(all - chosen).toLocaleString('en')} of ${all.toLocaleString('en')} stories, `;
  return `Left out: ${stories}all journeys but one a feature, Firefox and WebKit, the apps of other teams (${why}). ${rest}`;
}
