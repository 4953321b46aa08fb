import type { RoleAsker } from '@embarque/mocks/roles/contract';
import { useUser } from '../session/SessionProvider.tsx';

/** The person as requests about roles and permissions name them. */
export function useAsker(): RoleAsker {
  const user = useUser();
  return { fullName: user?.fullName ?? '', role: user?.role ?? '' };
}
