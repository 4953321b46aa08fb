import { Splash } from '@embarque/design-system';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.types.ts';
import { useSessionState, useUser } from '../session/SessionProvider.tsx';

/** `/`: sign-in for people who are signed out, the first page of their role for the others. */
export function HomeRedirect() {
  const user = useUser();
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));

  if (isBooting) return <Splash />;
  return <Navigate to={user ? homeOf(user) : paths.login} replace />;
}

function homeOf({ role }: SessionUser): string {
  return role === 'admin' ? paths.sales : paths.welcome;
}
