import type { Permission } from '@embarque/mocks/permissions/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';

/** A change that a person makes to the permissions. */
export type PermissionCommand = PermissionStep & {
  /** The person who asks; the server refuses those without the right. */
  by?: RolePrincipal | undefined;
};

type PermissionStep =
  | { type: 'permission added'; name: string; isCore: boolean }
  | { type: 'permission changed'; id: number; name: string; isCore: boolean }
  | { type: 'permission deleted'; id: number }
  /** It comes back in its place, with its roles. */
  | { type: 'permission restored'; permission: Permission; index: number };

export interface PermissionResponse {
  permission?: Permission;
}
