import { useCallback, useEffect, useState } from 'react';
import type { WalkJourney } from './model/walk.ts';

interface Loaded {
  journeys?: readonly WalkJourney[];
  /** Why there are none. */
  error?: string;
}

/** The journeys of this Storybook, asked for once. */
export function useJourneys(load: () => Promise<readonly WalkJourney[]>): Loaded & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({});

  const reload = useCallback(() => {
    load().then(
      (journeys) => setLoaded({ journeys }),
      (error: unknown) => setLoaded({ error: error instanceof Error ? error.message : String(error) }),
    );
  }, [load]);
  useEffect(reload, [reload]);

  return { ...loaded, reload };
}
