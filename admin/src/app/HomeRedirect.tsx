import { Splash } from '@embarque/design-system';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAbility } from '../session/guards/ability.ts';
import { useSessionState, useUser } from '../session/SessionProvider.tsx';

/** `/`: sign-in for people who are signed out, the first page that they may open for the others. */
export function HomeRedirect() {
  const user = useUser();
  const home = useAbility().can('read', 'Sale') ? paths.sales : paths.welcome;
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));

  if (isBooting) return <Splash />;
  return <Navigate to={user ? home : paths.login} replace />;
}
