import { useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * A part of what an actor is in; renders again only when that part changes.
 *
 * @param select gives a primitive, or a part of the snapshot: a new object each time would render for ever
 */
export function useActorState<Actor extends AnyActorRef, Part>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Part,
): Part {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => select(actor.getSnapshot()),
  );
}
