/** The permissions list written down: what goes in and what comes out, call by call. */

import type { Explanation } from '../lib/access/access.types.ts';
import type { RolePrincipal } from '../roles/roles.contract.ts';

export interface Permission {
  id: number;
  name: string;
  /** Ids of the roles that have it. */
  assignedTo: string[];
  /** Day and time of the server's place, in English: `14 Apr 2026, 8:43 PM`. */
  createdDate: string;
  /** Whether the product counts on it, so that it can be neither renamed nor deleted. */
  isCore: boolean;
}

/** Query of `GET /apps/permissions/data`. Everything may be left out; values that make no sense count as left out. */
export interface PermissionsQuery {
  /** Looks into name and createdDate; case and accents do not matter. */
  q?: string;
  /** @default 10 */
  perPage?: number;
  /** @default 1 */
  page?: number;
  /** The id of a role; one that does not exist finds nothing. */
  assignedTo?: string;
  /** Without it the list stays in its own order, the newest addition first. A `createdDate` sorts as a moment. */
  sortColumn?: 'id' | 'name' | 'createdDate';
  /** @default 'asc' */
  sort?: 'asc' | 'desc';
}

/** 200 of `GET /apps/permissions/data` */
export interface PermissionsAnswer {
  /** The query as it was understood. */
  params: { q: string; perPage: number; page: number; assignedTo: string | null };
  /** Every permission there is, whatever was asked. */
  allData: Permission[];
  /** How many permissions match, on all pages together. */
  total: number;
  /** The asked page; empty beyond the last one. */
  permissions: Permission[];
}

/** The person who asks; without one, an administrator. Anyone who may not write roles is refused. */
interface Asked {
  by?: RolePrincipal | undefined;
}

/** `POST /apps/permissions/add-permission` */
export interface AddPermissionRequest extends Asked {
  permission: Pick<Permission, 'name'> & Partial<Pick<Permission, 'isCore'>>;
}

/** `POST /apps/permissions/update-permission`: its id, its roles and its date stay. */
export type UpdatePermissionRequest = Pick<Permission, 'id' | 'name'> & Partial<Pick<Permission, 'isCore'>> & Asked;

/** `POST /apps/permissions/restore` */
export type RestorePermissionRequest = Pick<Permission, 'id'> & Asked;

/** 201 of all three of them. */
export interface PermissionAnswer {
  permission: Permission;
}

/** 200 of `DELETE /apps/permissions/delete` */
export interface DeletePermissionAnswer {
  /** The id that is gone. */
  id: number;
}

/** 403 of what is locked or not the person's to change, and 409 of a name that is taken. */
export interface PermissionRefusedAnswer {
  message: string;
  reason: 'core permission' | 'name taken' | 'no right';
  /** With 403: why, in the form in which the app explains denials. */
  explanation?: Explanation;
}
