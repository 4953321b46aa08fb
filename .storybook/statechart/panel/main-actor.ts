import type { ActorView } from '../recording/protocol.ts';

/**
 * The machine that a story is about: the one that its page is called by (`features-email-compose-composeeverystate--closed`), else the one
 * of its feature, else the last that began.
 */
export function mainActor<Actor extends { chart: Pick<ActorView['chart'], 'id'> }>(
  storyId: string,
  actors: readonly Actor[],
): Actor | undefined {
  const [page = ''] = storyId.split('--');
  const words = page.split('-').toReversed();
  const named = words.flatMap((word) => actors.filter(({ chart }) => word.startsWith(chart.id.toLowerCase())));
  return named[0] ?? actors.at(-1);
}
