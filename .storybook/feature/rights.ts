import { storyOf } from './story.ts';

/** Lets another tab store other rights of the signed-in person, as it does when the server says so. */
export function grantInAnotherTab(
  context: { loaded: Record<string, unknown> },
  ability: { action: string; subject: string }[],
): void {
  const { area, hint } = storyOf(context);
  const user = JSON.parse(area.getItem('userData') ?? '{}') as object;
  area.setItem('userData', JSON.stringify({ ...user, ability }));
  hint('storage changed');
}
