import type { TodoAssignee } from '@embarque/mocks/todo/contract';
import { useActorState } from '../../app-state/useActorState.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import type { Todo } from './useTodo.ts';

/** The signed-in person as one who takes tasks, whether or not the server lists them among those. */
export function useSelf({ actor }: Pick<Todo, 'actor'>): TodoAssignee | null {
  const fullName = useUser()?.fullName;
  const listed = useActorState(actor, ({ context }) =>
    context.shown.people.find((person) => person.fullName === fullName),
  );
  if (fullName === undefined) return null;
  return listed ?? { fullName, avatar: null };
}
