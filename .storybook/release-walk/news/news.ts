/** Tag of a story whose own code changed since the last tag of the repository. */
export const NEW_TAG = 'new';
/** Tag of a story that checks a behaviour, and shows no more than the stories beside it. The sidebar hides them at first. */
export const TESTS_TAG = 'tests';
/** Tag of a story that is a journey. */
export const JOURNEY_TAG = 'journey';

/** The tag that stories are compared with, and how many shared files changed since; or why there is none. */
export type News = { tag: string; shared: number } | { tag: null; reason: string };

/** The news of this Storybook, written into it when it was built. Tests have none. */
export function readNews(): News {
  const text = import.meta.env.EMBARQUE_NEWS as string | undefined;
  return text ? (JSON.parse(text) as News) : { tag: null, reason: '' };
}
