import type { ReactNode } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAbility } from './ability.ts';

/** The right that a route asks for in its `handle`. */
export interface RouteAbility {
  /** Subject that must be readable; without one, every signed-in user may open the route. */
  subject?: string;
}

/**
 * Sends people without the ability that the route asks for to the page that says so, or to their home page when the address is only
 * that of the person before them. The server checks for itself.
 */
export function RequireAbility({ children }: { children: ReactNode }) {
  const ability = useAbility();
  const subjects = useMatches().flatMap(({ handle }) => subjectIn(handle));
  const isAllowed = subjects.every((subject) => ability.can('read', subject));
  const isReturn = isAfterSignIn(useLocation().state);
  return isAllowed ? children : <Navigate to={isReturn ? paths.home : paths.notAuthorized} replace />;
}

/** Whether sign-in led here, and nobody asked for the page since. */
function isAfterSignIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturn' in state;
}

function subjectIn(handle: unknown): string[] {
  const isNamed = typeof handle === 'object' && handle !== null && 'subject' in handle;
  return isNamed && typeof handle.subject === 'string' ? [handle.subject] : [];
}
