import type { Decorator, ReactRenderer } from '@storybook/react-vite';
import type { BeforeEach, LoaderFunction } from 'storybook/internal/types';
import type { StorySession } from './story-session/story-session.ts';

const loadWorld = () => import('./world.ts');
type World = Awaited<ReturnType<typeof loadWorld>>;

const isOfFeature = (title: string) => title.startsWith('Features/');

// The address names the story before its file has arrived, so both can load side by side.
if (/[?&]id=features-/.test(globalThis.location?.search ?? '')) void loadWorld();

/** Gives a feature's story its fake API, its session and its address; widgets need none of them and do not wait. */
export const worldOfFeature: LoaderFunction = async (context) => {
  if (!isOfFeature(context.title)) return {};
  const world = await loadWorld();
  return { ...(await world.enter(context)), surroundings: world.surroundings };
};

/** A decorator that only features have, and that loads with the first of them. */
export function ofFeature(name: keyof World['surroundings']): Decorator {
  return (Story, context) => {
    const surroundings = context.loaded['surroundings'] as World['surroundings'] | undefined;
    return surroundings ? surroundings[name](Story, context) : <Story />;
  };
}

/** Ends the network of a feature's story with the story. */
export const ownNetwork: BeforeEach<ReactRenderer> =
  ({ loaded }) =>
  () =>
    (loaded['story'] as StorySession | undefined)?.leave();
