import type { ActorView, Picture } from '../recording/protocol.ts';

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

/**
 * The machine that went last from one state to another, while the story goes on; none in the past, and none before something happened.
 *
 * @param since the id of the last entry of the log that is the story's own
 */
export function followedActor<Actor extends Pick<ActorView, 'key'>>(
  { actors, log, at }: { actors: readonly Actor[] } & Pick<Picture, 'log' | 'at'>,
  since: number,
): Actor | undefined {
  if (at < log.length - 1) return undefined;
  const last = log.findLast(({ id, from, to }) => id > since && from !== '' && from !== to);
  return actors.find(({ key }) => key === last?.actor);
}
