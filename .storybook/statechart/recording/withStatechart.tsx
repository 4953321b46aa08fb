import type { Decorator } from '@storybook/react-vite';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { InspectionProvider } from '../../../admin/src/inspection/inspection.tsx';
import type { StorySession } from '../../feature/story-session/story-session.ts';
import type { Router } from '../../feature/withRoute.tsx';
import type { Beginning } from '../walk/beginning.ts';
import { runsMachine } from './actors.ts';
import { showInPanel } from './live.ts';
import { Recording, SESSION } from './recording.ts';
import type { StoryWorld } from './world.ts';

/** Lets the statechart panel see, and set back, the machines of a feature's story. */
export const withStatechart: Decorator = (Story, { id, loaded }) => {
  const session = loaded['story'] as StorySession | undefined;
  const router = loaded['router'] as Router | undefined;
  const beginning = loaded['beginning'] as Beginning | undefined;
  if (!session || !router) return <Story />;
  return (
    <Watched key={session.id} world={worldOf(id, session, router)} beginning={beginning}>
      <Story />
    </Watched>
  );
};

interface WatchedProps {
  world: StoryWorld & { session: StorySession };
  /** The state in which a machine begins, in a story that shows one of its states. */
  beginning: Beginning | undefined;
  children: ReactNode;
}

/** Mounts its content again when the panel goes back to an earlier moment. */
function Watched({ world, beginning, children }: WatchedProps) {
  const [recording] = useState(() => {
    const created = new Recording(world);
    // The session stands outside the story's components, and has begun already.
    if (beginning?.machineId === SESSION) world.session.rest(beginning.snapshot);
    else if (beginning) created.beginAt(beginning.machineId, beginning.snapshot, beginning.isHeld);
    const { actor } = world.session.session;
    if (runsMachine(actor)) created.watch(actor);
    return created;
  });
  const generation = useSyncExternalStore(recording.subscribe, recording.generation);
  useEffect(() => showInPanel(recording), [recording]);

  return (
    <InspectionProvider inspector={recording.inspector}>
      <Fragment key={generation}>{children}</Fragment>
    </InspectionProvider>
  );
}

function worldOf(storyId: string, session: StorySession, router: Router): StoryWorld & { session: StorySession } {
  return {
    storyId,
    session,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    goTo: (address) => void router.navigate(address, { replace: true }),
    storage: session.stored,
    reopen: (storage, snapshot, hold) => {
      session.reopen(storage, snapshot, hold);
      const { actor } = session.session;
      return runsMachine(actor) ? actor : null;
    },
  };
}
