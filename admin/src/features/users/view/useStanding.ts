import { useActorState } from '../../../app-state/useActorState.ts';
import type { UserAccess } from './useUser.ts';

/** The standing of the user: active, pending or suspended, or between two of them. */
export const useStanding = ({ actor }: Pick<UserAccess, 'actor'>) =>
  useActorState(actor, ({ value }) => (typeof value === 'object' ? value.ready.standing : null));
