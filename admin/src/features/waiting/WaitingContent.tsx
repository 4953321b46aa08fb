import { useLocation } from 'react-router-dom';
import { ComingSoonPage } from './ComingSoonPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

/** The page of the address: what opens soon, or what is being worked on. */
export function WaitingContent() {
  const { pathname } = useLocation();
  return pathname.endsWith('/maintenance') ? <MaintenancePage /> : <ComingSoonPage />;
}
