import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** One step of a journey: what a person does, in a sentence, and how it is done and checked. */
export interface JourneyStep {
  caption: string;
  play: (context: StoryContext) => Promise<void>;
}

/** Where somebody is who walks through a journey. */
export interface Walker {
  captions: readonly string[];
  /** How many steps are done. */
  done: number;
  isBusy: boolean;
}

/** Name of the part of an address that says how many steps are to be done. */
const STEP_PARAMETER = 'journeyStep';
const isTest = import.meta.env.MODE === 'test';

let walker: Walker | null = null;
let steps: readonly JourneyStep[] = [];
let current: StoryContext | null = null;
let wanted: number | null = null;
const listeners = new Set<() => void>();

/**
 * A story that is a walk: as a test it runs to its end, for a person step by step.
 *
 * @param parameters of the story, such as its `route`
 */
export function journey(walk: readonly JourneyStep[], parameters: Record<string, unknown> = {}) {
  return {
    parameters: { ...parameters, journey: walk.map(({ caption }) => caption) },
    play: async (context: StoryContext) => {
      steps = walk;
      current = context;
      change({ captions: walk.map(({ caption }) => caption), done: 0, isBusy: false });
      const goal = isTest ? walk.length : (wanted ?? stepInAddress() ?? 0);
      wanted = null;
      for (const _ of walk.slice(0, goal)) await goOn();
    },
  };
}

/** Does the next step. */
export async function goOn(): Promise<void> {
  const step = walker && steps[walker.done];
  if (!walker || !step || !current || walker.isBusy) return;
  const context = current;
  change({ ...walker, isBusy: true });
  try {
    await context.step(step.caption, () => step.play(context));
    change({ ...walker, done: walker.done + 1, isBusy: false });
  } finally {
    if (walker.isBusy) change({ ...walker, isBusy: false });
  }
}

/** Begins anew, and stops after so many steps: what a step did cannot be taken back otherwise. */
export function walkTo(count: number): void {
  wanted = Math.max(0, count);
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: current?.id });
}

/** The address of Storybook with this story at this step. */
export function linkToStep(count: number): string {
  const address = new URL(window.parent.location.href);
  address.searchParams.set(STEP_PARAMETER, String(count));
  // Storybook reads its path unescaped.
  return address.href.replaceAll('%2F', '/');
}

export const currentWalker = (): Walker | null => walker;

export function onWalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: Walker) {
  walker = next;
  for (const listener of listeners) listener();
}

function stepInAddress(): number | null {
  const text = new URLSearchParams(location.search).get(STEP_PARAMETER);
  return text === null || Number.isNaN(Number(text)) ? null : Number(text);
}
