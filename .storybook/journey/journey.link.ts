/** Name of the part of an address that says how many steps are done. */
export const STEP_PARAMETER = 'journeyStep';
/** Story: so many steps are done, the address may say so. */
export const WALKED = 'embarque/journey/walked';

/** Name of the part of a frame's address by which the release walk leads through the journey in it. */
const WALK_PARAMETER = 'walk';
/** Release walk, as a message to the frame: do the next step. */
export const WALK_ORDER = 'embarque/journey/next';
/** Frame, as a message to the release walk: so far is the journey. */
export const WALK_REPORT = 'embarque/journey/report';

/** The progress through a journey. */
export interface Walker {
  captions: readonly string[];
  /** How many steps are done. */
  done: number;
  /** Whether a step is being done. */
  isBusy: boolean;
  /** Whether the next step was tried, and did not work. */
  hasFailed: boolean;
}

export interface WalkReport {
  type: typeof WALK_REPORT;
  storyId: string;
  walker: Walker;
}

/** A journey, and how many of its steps are to be done. */
interface StepLink {
  storyId: string;
  step: number;
}

/** The story and step that the address of a story's frame names. */
export function readStepLink(search: string): StepLink | null {
  const parameters = new URLSearchParams(search);
  const storyId = parameters.get('id');
  const step = Number(parameters.get(STEP_PARAMETER));
  return storyId !== null && step > 0 ? { storyId, step } : null;
}

/** Whether the address of a story's frame says that the release walk leads through it. */
export const isInWalk = (search: string): boolean => new URLSearchParams(search).has(WALK_PARAMETER);

/** The address of Storybook with this story at this step. */
export function linkToStep(href: string, step: number): string {
  const address = new URL(href);
  if (step > 0) address.searchParams.set(STEP_PARAMETER, String(step));
  else address.searchParams.delete(STEP_PARAMETER);
  // Storybook reads its path unescaped.
  return address.href.replaceAll('%2F', '/');
}
