import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import type { RequestedBy } from '@embarque/mocks/users/contract';
import { useUser } from '../session/SessionProvider.tsx';

/** The person as requests about roles and permissions name them. */
export function usePrincipal(): RolePrincipal {
  const user = useUser();
  return { fullName: user?.fullName ?? '', role: user?.role ?? '' };
}

/** The person who asks, in requests about users. */
export type UserPrincipal = Required<RequestedBy>;

/** The person as requests about users name them. */
export function useUserPrincipal(): UserPrincipal {
  const user = useUser();
  return user ? { by: user.email, byName: user.fullName, byRole: user.role } : ANONYMOUS;
}

/** Has no role, and so no right: a request that leaves the role out would be an administrator's. */
export const ANONYMOUS: UserPrincipal = { by: '', byName: '', byRole: '' };
