import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAbility } from '../session/guards/ability.ts';

/** Leads a signed-in person to the first page that they may open. */
export function FirstPage() {
  const maySeeSales = useAbility().can('read', 'Sale');
  return <Navigate to={maySeeSales ? paths.sales : paths.welcome} replace />;
}
