import type { CellPatch, RightsCell, RolePrincipal, RoleWithPeople } from '@embarque/mocks/roles/contract';
import { patchBetween, patched } from '../model/role.draft.ts';

/** A change that a person makes to the roles. */
export type RoleCommand =
  | { type: 'role added'; name: string; cells: readonly RightsCell[]; by: RolePrincipal }
  | {
      type: 'role changed';
      roleId: string;
      name: { before: string; after: string } | null;
      cells: CellPatch;
      note: string;
      by: RolePrincipal;
    }
  | { type: 'role deleted'; roleId: string; successor: string | null; by: RolePrincipal };

export interface RoleResponse {
  role?: RoleWithPeople;
  /** The rights that another person has changed since, when both changes were kept. */
  meanwhile?: { by: string; cells: readonly RightsCell[] };
}

export type Roles = readonly RoleWithPeople[];

export const findRole = (roles: Roles, id: string): RoleWithPeople | undefined => roles.find((role) => role.id === id);

/** The roles after a command. A new role shows once the server has given it an id. */
export function applyCommand(roles: Roles, command: RoleCommand): Roles {
  switch (command.type) {
    case 'role added':
      return roles;
    case 'role changed': {
      const role = findRole(roles, command.roleId);
      if (!role) return roles;
      const after = { ...role, name: command.name?.after ?? role.name, cells: patched(role.cells, command.cells) };
      const isSame = after.name === role.name && Object.keys(patchBetween(role.cells, after.cells)).length === 0;
      return isSame ? roles : withRole(roles, after);
    }
    case 'role deleted': {
      const role = findRole(roles, command.roleId);
      if (!role) return roles;
      return roles.flatMap((each) => {
        if (each.id === role.id) return [];
        if (each.id !== command.successor) return [each];
        const people = [...each.people, ...role.people].slice(0, 5);
        const present = [...each.present, ...role.present];
        return [{ ...each, count: each.count + role.count, people, present }];
      });
    }
  }
}

/** The roles after the server has confirmed a command. Its response counts more than what was asked of it. */
export function confirmCommand(roles: Roles, command: RoleCommand, { role }: RoleResponse): Roles {
  if (!role) return applyCommand(roles, command);
  return findRole(roles, role.id) ? withRole(roles, role) : [...roles, role];
}

/** The command that takes another one back; `null` where there is none. */
export function invertCommand(roles: Roles, command: RoleCommand): RoleCommand | null {
  if (command.type === 'role added') return null;
  const role = findRole(roles, command.roleId);
  // A deletion waits for its undo to expire, so that nothing is left to take back.
  if (!role || command.type === 'role deleted') return role ? emptyChange(role, command.by) : null;
  const after = patched(role.cells, command.cells);
  return {
    ...emptyChange(role, command.by),
    name: command.name && { before: command.name.after, after: role.name },
    cells: patchBetween(after, role.cells),
  };
}

const emptyChange = ({ id }: RoleWithPeople, by: RolePrincipal) =>
  ({ type: 'role changed', roleId: id, name: null, cells: {}, note: '', by }) as const satisfies RoleCommand;

const withRole = (roles: Roles, role: RoleWithPeople): Roles =>
  roles.map((each) => (each.id === role.id ? role : each));
