import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { usualDials } from '../toolbar/dials.ts';
import { readStepLink, type Walker, WALKED } from './journey.link.ts';

/** One step of a journey: what a person does, in a sentence, and how it is done and checked. */
export interface JourneyStep {
  caption: string;
  play: (context: StoryContext) => Promise<void>;
}

const isTest = import.meta.env.MODE === 'test';

/** A world where nothing fails. How long an answer takes is left to the toolbar. */
const { latency: _free, ...fixedDials } = usualDials;

let walker: Walker | null = null;
let steps: readonly JourneyStep[] = [];
let current: StoryContext | null = null;
/** How many steps are done without a stop, once the story has begun. */
let goal = 0;
let wanted: number | null = null;
/** The story and step in the address when Storybook was opened; used once. */
let link = readStepLink(globalThis.location?.search ?? '');
const listeners = new Set<() => void>();

/**
 * A story that is a walk: as a test it runs to its end, for a person step by step.
 *
 * @param parameters of the story, such as its `route`
 */
export function journey(walk: readonly JourneyStep[], parameters: Record<string, unknown> = {}) {
  return {
    globals: fixedDials,
    parameters: { ...parameters, journey: walk.map(({ caption }) => caption) },
    // Runs with each turn of a dial too, when `play` does not.
    beforeEach: (context: StoryContext) => stand(walk, context),
    play: async (context: StoryContext) => {
      if (isTest) {
        for (const { caption, play } of walk) await context.step(caption, () => play(context));
        return;
      }
      for (const _ of walk.slice(0, goal)) if (isStillIn(context) && !walker?.hasFailed) await doNext();
    },
  };
}

/** Does the next step. */
export async function goOn(): Promise<void> {
  if (!walker?.isBusy) await doNext();
}

/** Starts again and stops after so many steps, since the effect of a step cannot be undone otherwise. */
export function walkTo(count: number): void {
  wanted = Math.max(0, count);
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: current?.id });
}

export const currentWalker = (): Walker | null => walker;

export function onWalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** At the beginning, unless the same page is only drawn again. */
function stand(walk: readonly JourneyStep[], context: StoryContext) {
  const isNew = !isStillIn(context);
  steps = walk;
  current = context;
  if (!isNew) return;
  goal = takeGoal(context.id);
  change({ captions: walk.map(({ caption }) => caption), done: 0, isBusy: goal > 0, hasFailed: false });
}

async function doNext() {
  const step = walker && steps[walker.done];
  if (!walker || !step || !current) return;
  const context = current;
  change({ ...walker, isBusy: true, hasFailed: false });
  const hasFailed = !(await works(step, context));
  // The journey may have started again meanwhile.
  if (!isStillIn(context)) return;
  const done = hasFailed ? walker.done : walker.done + 1;
  change({ ...walker, done, isBusy: !hasFailed && done < goal, hasFailed });
}

async function works({ caption, play }: JourneyStep, context: StoryContext): Promise<boolean> {
  try {
    await context.step(caption, () => play(context));
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the author of the step has to see why, and no test runs here to say it
    console.error(error);
    return false;
  }
}

/** Whether the page is still the one that this context was made for. */
const isStillIn = ({ loaded }: StoryContext): boolean => current?.loaded['story'] === loaded['story'];

function takeGoal(storyId: string): number {
  const linked = link?.storyId === storyId ? link.step : 0;
  const taken = wanted ?? linked;
  link = null;
  wanted = null;
  return taken;
}

function change(next: Walker) {
  walker = next;
  for (const listener of listeners) listener();
  if (!isTest && !next.isBusy) addons.getChannel().emit(WALKED, next.done);
}
