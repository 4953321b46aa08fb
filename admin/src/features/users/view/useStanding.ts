import { useActorState } from '../../../app-state/useActorState.ts';
import { standingOf } from '../machine/user.standing.ts';
import type { UserAccess } from './useUser.ts';

/** The standing of the user on screen, as it changes. */
export const useStanding = ({ actor }: Pick<UserAccess, 'actor'>) =>
  useActorState(actor, ({ context }) => standingOf(context));
