import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { InWalk } from './InWalk.tsx';
import { isInWalk } from './journey.link.ts';

const JourneyBar = lazy(async () => ({ default: (await import('./JourneyBar.tsx')).JourneyBar }));

const isWalked = isInWalk(globalThis.location?.search ?? '');

/** Puts captions, and the way on and back, below a story that is a journey. Tests need none of it. */
export const withJourney: Decorator = (Story, { id, parameters, viewMode, globals }) => (
  <>
    <Story />
    {parameters['journey'] &&
      viewMode === 'story' &&
      import.meta.env.MODE !== 'test' &&
      (isWalked ? (
        <InWalk storyId={id} />
      ) : (
        <Suspense>
          <JourneyBar storyId={id} isSlow={globals['latency'] !== 'none'} />
        </Suspense>
      ))}
  </>
);
