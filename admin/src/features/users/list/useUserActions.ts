import { useEffect, useEffectEvent } from 'react';
import type { UserStatus } from '@embarque/mocks/users/contract';
import type { UserStep } from '../../../people/users/user.guards.ts';
import type { Asked } from '../machine/users.context.ts';
import type { UsersActor } from '../machine/users.machine.ts';
import type { User } from '../../../people/users/users.api.ts';

export interface UserActions {
  /** Asks for a change of these users; those whom the page does not know are loaded. */
  change: (step: UserStep, ids: readonly number[], known: readonly User[]) => void;
  /** Suspends who is not, and the other way round. */
  toggleSuspension: (user: User) => void;
}

/** The changes that rows and selections ask for. */
export function useUserActions(actor: UsersActor, guarding: Asked['guarding']): UserActions {
  const { activeAdministrators } = guarding;
  const tell = useEffectEvent((administrators: readonly number[]) =>
    actor.send({ type: 'guards changed', guarding: { ...guarding, activeAdministrators: administrators } }),
  );
  // They may come after the question, or while it stands.
  useEffect(() => tell(activeAdministrators), [activeAdministrators]);

  const change: UserActions['change'] = (step, ids, known) =>
    actor.send({ type: 'change asked for', asked: { step, ids, known, guarding } });
  return {
    change,
    toggleSuspension: (user) => {
      const status: UserStatus = user.status === 'suspended' ? 'active' : 'suspended';
      change({ status }, [user.id], [user]);
    },
  };
}
