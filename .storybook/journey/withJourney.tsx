import type { Decorator } from '@storybook/react-vite';
import { JourneyBar } from './JourneyBar.tsx';

/** Puts captions, and the way on and back, below a story that is a journey. Tests need none of it. */
export const withJourney: Decorator = (Story, { id, parameters, viewMode, globals }) => (
  <>
    <Story />
    {parameters['journey'] && viewMode === 'story' && import.meta.env.MODE !== 'test' && (
      <JourneyBar storyId={id} isSlow={globals['latency'] !== 'none'} />
    )}
  </>
);
