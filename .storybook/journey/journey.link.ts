/** Name of the part of an address that says how many steps are done. */
export const STEP_PARAMETER = 'journeyStep';
/** Story: so many steps are done, the address may say so. */
export const WALKED = 'embarque/journey/walked';

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

/** The address of Storybook with this story at this step. */
export function linkToStep(href: string, step: number): string {
  const address = new URL(href);
  if (step > 0) address.searchParams.set(STEP_PARAMETER, String(step));
  else address.searchParams.delete(STEP_PARAMETER);
  // Storybook reads its path unescaped.
  return address.href.replaceAll('%2F', '/');
}
