import type { Permission } from '@embarque/mocks/permissions/contract';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Description, OutboxFeature } from '../../outbox/outbox.types.ts';
import type { PermissionCommand, PermissionResponse } from './permissions.commands.ts';
import { loadPermissions, permissionSchema, sendCommand } from './permissions.api.ts';

export type Permissions = readonly Permission[];

const by = v.optional(v.object({ fullName: v.string(), role: v.string() }));
const fields = { name: v.string(), isCore: v.boolean(), by };

const commandSchema: v.GenericSchema<unknown, PermissionCommand> = v.union([
  v.object({ type: v.literal('permission added'), ...fields }),
  v.object({ type: v.literal('permission changed'), id: v.number(), ...fields }),
  v.object({ type: v.literal('permission deleted'), id: v.number(), by }),
  v.object({ type: v.literal('permission restored'), permission: permissionSchema, index: v.number(), by }),
]);

/** How the outbox carries the commands of the permissions out. */
export const permissionsOutbox: OutboxFeature<Permissions, PermissionCommand, PermissionResponse> = {
  name: 'permissions',
  schema: commandSchema,
  apply,
  confirm: (permissions, command, { permission }) => {
    const isAdded = command.type === 'permission added' && permission && !findIn(permissions, permission.id);
    return isAdded ? [permission, ...permissions] : apply(permissions, command);
  },
  inverse,
  describe,
  isAddition: ({ type }) => type === 'permission added',
  load: loadPermissions,
  send: (command, { id }) => sendCommand(command, id),
};

const findIn = (permissions: Permissions, id: number) => permissions.find((each) => each.id === id);

function apply(permissions: Permissions, command: PermissionCommand): Permissions {
  switch (command.type) {
    case 'permission added':
      return permissions;
    case 'permission changed': {
      const { id, name, isCore } = command;
      const before = findIn(permissions, id);
      if (!before || (before.name === name && before.isCore === isCore)) return permissions;
      return permissions.map((each) => (each.id === id ? { ...each, name, isCore } : each));
    }
    case 'permission deleted':
      return findIn(permissions, command.id) ? permissions.filter(({ id }) => id !== command.id) : permissions;
    case 'permission restored': {
      const { permission, index } = command;
      return findIn(permissions, permission.id) ? permissions : permissions.toSpliced(index, 0, permission);
    }
  }
}

function inverse(permissions: Permissions, command: PermissionCommand): PermissionCommand | null {
  const { by } = command;
  switch (command.type) {
    case 'permission added':
      return null;
    case 'permission changed': {
      const before = findIn(permissions, command.id);
      return before ? { ...command, name: before.name, isCore: before.isCore } : null;
    }
    case 'permission deleted': {
      const permission = findIn(permissions, command.id);
      return permission
        ? { type: 'permission restored', permission, index: permissions.indexOf(permission), by }
        : null;
    }
    case 'permission restored':
      return { type: 'permission deleted', id: command.permission.id, by };
  }
}

function describe(permissions: Permissions, command: PermissionCommand): Description {
  const known = 'id' in command ? findIn(permissions, command.id)?.name : undefined;
  switch (command.type) {
    case 'permission added': {
      const { name } = command;
      return { done: msg`Permission ${name} created`, when: 'confirmed', refused: msg`Couldn't create ${name}.` };
    }
    case 'permission changed': {
      const name = known ?? '';
      return { done: msg`Permission ${name} saved`, when: 'confirmed', refused: msg`Couldn't save ${name}.` };
    }
    case 'permission deleted': {
      const name = known ?? '';
      return { done: msg`Permission ${name} deleted`, refused: msg`Couldn't delete ${name}. It's back in the list.` };
    }
    case 'permission restored': {
      const { name } = command.permission;
      return { done: null, refused: msg`Couldn't restore ${name}.` };
    }
  }
}
