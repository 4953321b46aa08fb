import type { UndoRules } from '../../outbox/journal/undo.types.ts';
import { loadPermissions } from './permissions.api.ts';
import type { PermissionCommand } from './permissions.commands.ts';
import { type Permissions, permissionsOutbox } from './permissions.outbox.ts';

/** How changes of permissions are undone from any page: each as a whole, since its name and its reach are saved together. */
export const permissionsUndo: UndoRules<Permissions, PermissionCommand> = {
  load: async (_, signal) => loadPermissions(signal),
  apply: permissionsOutbox.apply,
};
