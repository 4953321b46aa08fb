import { OnDemand, Splash } from '@embarque/design-system';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSessionState, useUser } from '../session/SessionProvider.tsx';

// The code that reads rights is for after sign-in.
const loadFirstPage = () => import('./FirstPage.tsx');

/** `/`: sign-in for people who are signed out, the first page that they may open for the others. */
export function HomeRedirect() {
  const user = useUser();
  const isBooting = useSessionState((snapshot) => snapshot.matches('booting'));

  if (isBooting) return <Splash />;
  if (!user) return <Navigate to={paths.login} replace />;
  return (
    <OnDemand load={loadFirstPage} fallback={<Splash />}>
      {({ FirstPage }) => <FirstPage />}
    </OnDemand>
  );
}
