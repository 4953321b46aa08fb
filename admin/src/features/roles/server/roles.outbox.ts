import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type Description, type OutboxFeature, PartlyDone } from '../../../outbox/outbox.types.ts';
import { CELLS } from '../../../people/rights.ts';
import { loadRoles } from '../../../people/roles.api.ts';
import { sendCommand } from './roles.api.ts';
import {
  applyCommand,
  confirmCommand,
  findRole,
  invertCommand,
  type RoleCommand,
  type RoleResponse,
  type Roles,
} from './roles.commands.ts';

const by = v.object({ fullName: v.string(), role: v.string() });
const cell = v.picklist(CELLS);

const commandSchema = v.union([
  v.object({
    type: v.literal('role added'),
    name: v.string(),
    cells: v.array(cell),
    by,
  }),
  v.object({
    type: v.literal('role changed'),
    roleId: v.string(),
    name: v.nullable(v.object({ before: v.string(), after: v.string() })),
    cells: v.record(cell, v.boolean()),
    note: v.string(),
    by,
  }),
  v.object({ type: v.literal('role deleted'), roleId: v.string(), successor: v.nullable(v.string()), by }),
]) as v.GenericSchema<unknown, RoleCommand>;

/** How the outbox carries the commands of the roles out. A deletion waits until its undo has expired. */
export const rolesOutbox: OutboxFeature<Roles, RoleCommand, RoleResponse> = {
  name: 'roles',
  schema: commandSchema,
  apply: applyCommand,
  confirm: confirmCommand,
  inverse: invertCommand,
  describe,
  isAddition: ({ type }) => type === 'role added',
  isHeld: ({ type }) => type === 'role deleted',
  subjects: (_, command) => ('roleId' in command ? [command.roleId] : []),
  load: async (signal) => (await loadRoles(null, signal)).roles,
  send: async (command, { id, confirmed }) => sendCommand(command, await confirmed(), id),
};

function describe(roles: Roles, command: RoleCommand): Description {
  const name = command.type === 'role added' ? command.name : (findRole(roles, command.roleId)?.name ?? '');
  switch (command.type) {
    case 'role added':
      return { done: msg`Role ${name} created`, when: 'confirmed', refused: msg`Couldn't create the role ${name}.` };
    case 'role changed':
      return {
        done: msg`Role ${name} saved`,
        when: 'confirmed',
        tone: 'success',
        refused: msg`Couldn't save the role ${name}. It's as it was before.`,
      };
    case 'role deleted':
      return { done: msg`Role ${name} deleted`, refused: msg`Couldn't delete the role ${name}. It's back.` };
  }
}

/** The response within the error of a command that was confirmed in part. */
export const responseIn = (error: unknown): RoleResponse | null =>
  error instanceof PartlyDone ? (error.response as RoleResponse) : null;
