import { createContext, useContext } from 'react';
import { useSession } from './SessionProvider.tsx';

/** Signs the person out without losing what they changed; `null` where nothing sees to that. */
export const SignOutContext = createContext<(() => void) | null>(null);

/** Signs the person out, once the server has what they changed; asks when it cannot be reached. */
export function useSignOut(): () => void {
  const session = useSession().session.actor;
  const signOut = useContext(SignOutContext);
  return signOut ?? (() => session.send({ type: 'sign-out requested' }));
}
