import type { ReactNode } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAbility } from '../session/guards/ability.ts';

/** The right that a route asks for in its `handle`. */
export interface RouteAbility {
  /** Subject that must be readable; without one, every signed-in user may open the route. */
  subject?: string;
}

export interface RequireAbilityProps {
  /** Draws the denial of a subject in place of the page. */
  denied: (subject: string) => ReactNode;
  children: ReactNode;
}

/**
 * Draws the denial at the address of a page that the person may not open, so that Back works and the page opens by itself once they
 * may. It leads to their home page instead when the address is only that of the person before them. The server checks for itself.
 */
export function RequireAbility({ denied, children }: RequireAbilityProps) {
  const ability = useAbility();
  const subjects = useMatches().flatMap(({ handle }) => subjectIn(handle));
  const missing = subjects.find((subject) => !ability.can('read', subject));
  const isReturn = isAfterSignIn(useLocation().state);
  if (missing === undefined) return children;
  return isReturn ? <Navigate to={paths.home} replace /> : denied(missing);
}

/** Whether sign-in led here, and nobody asked for the page since. */
function isAfterSignIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturn' in state;
}

function subjectIn(handle: unknown): string[] {
  const isNamed = typeof handle === 'object' && handle !== null && 'subject' in handle;
  return isNamed && typeof handle.subject === 'string' ? [handle.subject] : [];
}
