import type { ReactNode } from 'react';
import { Navigate, useMatches } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAbility } from './ability.ts';

/** The right that a route asks for in its `handle`. */
export interface RouteAbility {
  /** Subject that must be readable; without one, every signed-in user may open the route. */
  subject?: string;
}

/** Sends people without the ability that the route asks for to the page that says so. The server checks for itself. */
export function RequireAbility({ children }: { children: ReactNode }) {
  const ability = useAbility();
  const subjects = useMatches().flatMap(({ handle }) => subjectIn(handle));
  const isAllowed = subjects.every((subject) => ability.can('read', subject));
  return isAllowed ? children : <Navigate to={paths.notAuthorized} replace />;
}

function subjectIn(handle: unknown): string[] {
  const isNamed = typeof handle === 'object' && handle !== null && 'subject' in handle;
  return isNamed && typeof handle.subject === 'string' ? [handle.subject] : [];
}
