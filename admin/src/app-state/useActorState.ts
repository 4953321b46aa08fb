import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * A part of what an actor is in; renders again only when that part changes. An actor that has failed throws its error, so that the error
 * boundary around it shows that the page has stopped.
 *
 * @param select gives a primitive, or a part of the snapshot: a new object each time would render again with every snapshot
 */
export function useActorState<Actor extends AnyActorRef, Part>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Part,
): Part {
  return useSelector<AnyActorRef, Part>(actor, select);
}
