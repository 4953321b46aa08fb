import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAbility } from './ability.ts';

export interface RequireAbilityProps {
  /**
   * What people must be allowed to do.
   * @default 'read'
   */
  action?: string;
  /** What they must be allowed to do it with. */
  subject: string;
  children: ReactNode;
}

/** Sends people without an ability to the page that says so. The server checks for itself. */
export function RequireAbility({ action = 'read', subject, children }: RequireAbilityProps) {
  return useAbility().can(action, subject) ? children : <Navigate to={paths.notAuthorized} replace />;
}
