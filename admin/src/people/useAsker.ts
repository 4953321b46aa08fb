import type { RoleAsker } from '@embarque/mocks/roles/contract';
import type { AddUserRequest } from '@embarque/mocks/users/contract';
import { useUser } from '../session/SessionProvider.tsx';

/** The person as requests about roles and permissions name them. */
export function useAsker(): RoleAsker {
  const user = useUser();
  return { fullName: user?.fullName ?? '', role: user?.role ?? '' };
}

/** The person who asks, in requests about users. */
export type UserAsker = Required<Pick<AddUserRequest, 'by' | 'byRole'>>;

/** The person as requests about users name them. */
export function useUserAsker(): UserAsker {
  const user = useUser();
  return { by: user?.email ?? '', byRole: user?.role ?? '' };
}
