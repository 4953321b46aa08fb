import { type Fields, isChecked, type News, type Violation } from './news.ts';

/** So many frames load at once: each is a whole page with a fake API of its own. */
const MOST_AT_ONCE = 3;

/** How far a frame is. One that has not begun has no state. */
export interface FrameState {
  /** `drawn`: the story is in sight, and plays or is being checked. `slow`: it took so long that others may load. */
  phase: 'loading' | 'slow' | 'drawn' | 'done';
  /** Why the story cannot be shown. */
  error?: string;
  /** Why its play function stopped. */
  playError?: string;
  /** `null` when axe has not looked at it. */
  violations?: Violation[] | null;
  /** Settings of the toolbar that the story decides for itself. */
  fixed?: Fields;
  /** The story's parameters for axe. */
  a11y?: unknown;
}

export interface MatrixState {
  /** The keys of the frames in sight, in the order in which they came into it. */
  inSight: readonly string[];
  frames: Readonly<Partial<Record<string, FrameState>>>;
}

export type MatrixEvent =
  | { type: 'in sight' | 'out of sight' | 'closed' | 'took long'; key: string }
  | { type: 'reported'; key: string; news: News };

export const emptyMatrix: MatrixState = { inSight: [], frames: {} };

/** The state after an event. Frames in sight begin to load as soon as others are done. */
export function matrixAfter(state: MatrixState, event: MatrixEvent): MatrixState {
  return beginNext(apply(state, event));
}

function apply({ inSight, frames }: MatrixState, event: MatrixEvent): MatrixState {
  const others = inSight.filter((key) => key !== event.key);
  const frame = frames[event.key];
  switch (event.type) {
    case 'in sight':
      return { inSight: [...others, event.key], frames };
    case 'out of sight':
      return { inSight: others, frames };
    case 'closed': {
      const { [event.key]: _closed, ...rest } = frames;
      return { inSight: others, frames: rest };
    }
    case 'took long':
      if (!frame || frame.phase === 'done') return { inSight, frames };
      return { inSight, frames: { ...frames, [event.key]: { ...frame, phase: 'slow' } } };
    case 'reported':
      return frame
        ? { inSight, frames: { ...frames, [event.key]: frameAfter(frame, event.news) } }
        : { inSight, frames };
  }
}

function beginNext({ inSight, frames }: MatrixState): MatrixState {
  const busy = Object.values(frames).filter((frame) => frame?.phase === 'loading' || frame?.phase === 'drawn').length;
  const next = inSight.filter((key) => !frames[key]).slice(0, Math.max(0, MOST_AT_ONCE - busy));
  const begun = next.map((key) => [key, { phase: 'loading' }] as const);
  return begun.length === 0 ? { inSight, frames } : { inSight, frames: { ...frames, ...Object.fromEntries(begun) } };
}

function frameAfter(frame: FrameState, news: News): FrameState {
  switch (news.kind) {
    case 'prepared':
      return { ...frame, a11y: news.a11y };
    case 'set up':
      return { ...frame, fixed: news.fixed };
    case 'drawn':
      return { ...frame, phase: 'drawn' };
    case 'threw':
      return { ...frame, phase: 'done', error: news.message };
    case 'play failed':
      return { ...frame, playError: news.message };
    case 'finished':
      return isUnchecked(frame) && !news.violations ? frame : { ...frame, phase: 'done', violations: news.violations };
    case 'checked':
      return { ...frame, phase: 'done', violations: news.violations };
  }
}

/** Whether axe has to be asked for a story that is finished: Storybook asks it for none whose play function failed. */
export const isUnchecked = ({ error, playError, a11y }: FrameState): boolean =>
  error === undefined && playError !== undefined && isChecked(a11y);
