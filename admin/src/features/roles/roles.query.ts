import type { Role } from '@embarque/mocks/roles/contract';
import { withParams } from '../../query/search-params.ts';

/** The open editor, as the URL names it. */
export interface RolesPlace {
  /** The id of the role in the editor, or `new`. */
  role: string | null;
  /** The id of the role that a new one is a copy of. */
  copy: string | null;
}

export const readPlace = (params: URLSearchParams): RolesPlace => ({
  role: params.get('role'),
  copy: params.get('copy'),
});

export const writePlace = (params: URLSearchParams, { role, copy }: RolesPlace): URLSearchParams =>
  withParams(params, { role: role ?? undefined, copy: copy ?? undefined });

/** The list of the people who have a role. */
export const usersHref = ({ userRole }: Pick<Role, 'userRole'>): string =>
  `/apps/user/list?role=${encodeURIComponent(userRole)}`;
