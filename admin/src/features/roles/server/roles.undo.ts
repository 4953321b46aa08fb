import type { RightsCell } from '@embarque/mocks/roles/contract';
import { msg } from '@lingui/core/macro';
import { fieldsAmong } from '../../../outbox/journal/undo.parts.ts';
import type { ChangedPart, UndoRules } from '../../../outbox/journal/undo.types.ts';
import { loadRoles } from '../../../people/roles.api.ts';
import { areaNames } from '../../../people/useRightsLabels.ts';
import { areaOf } from '../model/role.draft.ts';
import { applyCommand, type RoleCommand, type Roles } from './roles.commands.ts';

const NAME = 'name';

/** How changes of roles are undone from any page: the name and each right by itself. */
export const rolesUndo: UndoRules<Roles, RoleCommand> = {
  load: async (_, signal) => (await loadRoles(null, signal)).roles,
  apply: applyCommand,
  isAddition: ({ type }) => type === 'role added',
  parts: (command) => (command.type === 'role changed' ? partsOf(command) : []),
  only: (command, keys) => {
    if (command.type !== 'role changed') return command;
    const cells = fieldsAmong(command.cells, keys);
    return { ...command, name: keys.includes(NAME) ? command.name : null, cells };
  },
};

function partsOf({ name, cells }: Extract<RoleCommand, { type: 'role changed' }>): ChangedPart[] {
  const rights = Object.keys(cells) as RightsCell[];
  return [
    ...(name ? [{ key: NAME, name: msg({ message: 'Name', context: 'of a role' }) }] : []),
    ...rights.map((cell) => ({ key: cell, name: areaNames[areaOf(cell)] })),
  ];
}
