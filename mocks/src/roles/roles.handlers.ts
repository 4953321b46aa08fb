import { HttpResponse, http } from 'msw/http';
import { readBody, readId } from '../lib/http/answers.ts';
import { once, requestIdOf } from '../lib/http/idempotency.ts';
import { rightsVersion } from '../lib/http/rights-version.ts';
import { reader } from '../lib/sample/people.ts';
import type {
  DeleteRoleAnswer,
  Role,
  RoleAnswer,
  RolePrincipal,
  RoleHistoryAnswer,
  RolesAnswer,
} from './roles.contract.ts';
import {
  changeable,
  refusal,
  requireFreeName,
  requireManaging,
  requireReading,
  requireRights,
  requireVersion,
} from './roles.refusals.ts';
import { changedCells, patched } from './roles.rules.ts';
import { addRoleSchema, CELLS, deleteRoleSchema, updateRoleSchema } from './roles.schema.ts';
import { findRole, moveHolders, newRoleId, recordChange, replaceRole, rolesStore, withPeople } from './roles.store.ts';

import { viewHandlers } from './roles.views.ts';

const administrator: RolePrincipal = { fullName: reader, role: 'administrator' };

export const rolesHandlers = [
  http.get('/apps/roles/list', () =>
    HttpResponse.json<RolesAnswer>({ roles: rolesStore.data.roles.map(withPeople), rightsVersion: rightsVersion() }),
  ),

  http.get('/apps/roles/history', async ({ request }) => {
    const id = await readId(request);
    const entries = rolesStore.data.entries.filter(({ roleId }) => roleId === id).toReversed();
    return HttpResponse.json<RoleHistoryAnswer>({ entries });
  }),

  http.post(
    '/apps/roles/add',
    once(async ({ request }) => {
      const { role: wanted, by = administrator } = await readBody(request, addRoleSchema);
      requireManaging('create', by);
      const cells = patched(wanted.cells, {});
      requireFreeName(wanted.name);
      requireReading(cells);
      requireRights(by, cells);
      const id = newRoleId();
      const role: Role = { ...blank, id, userRole: id, name: wanted.name, cells };
      rolesStore.data.roles.push(role);
      recordChange('added', { ...role, cells: [] }, role, { by, requestId: requestIdOf(request) });
      return HttpResponse.json<RoleAnswer>({ role: withPeople(role) }, { status: 201 });
    }),
  ),

  http.post(
    '/apps/roles/update',
    once(async ({ request }) => {
      const { by = administrator, note, ...wanted } = await readBody(request, updateRoleSchema);
      const role = changeable(wanted.id, by);
      requireVersion(role, wanted.version);
      const after: Role = {
        ...role,
        name: wanted.name ?? role.name,
        cells: patched(role.cells, wanted.cells ?? {}),
        version: role.version + 1,
      };
      const changes = changedCells(role.cells, after.cells);
      if (changes.length === 0 && after.name === role.name) {
        return HttpResponse.json<RoleAnswer>({ role: withPeople(role) });
      }
      requireFreeName(after.name, role.id);
      requireReading(after.cells);
      requireRights(by, changes);
      recordChange('changed', role, after, { by, note, requestId: requestIdOf(request) });
      replaceRole(after);
      return HttpResponse.json<RoleAnswer>({ role: withPeople(after) });
    }),
  ),

  http.post(
    '/apps/roles/delete',
    once(async ({ request }) => {
      const { id, successor: wanted, by = administrator } = await readBody(request, deleteRoleSchema);
      const role = changeable(id, by);
      const successor = wanted === undefined || wanted === id ? undefined : findRole(wanted);
      if (!successor && withPeople(role).count > 0) return refusal('needs a successor');
      if (successor) requireRights(by, changedCells(role.cells, successor.hasFullAccess ? CELLS : successor.cells));
      recordChange('deleted', role, { ...role, cells: [] }, { by, requestId: requestIdOf(request) });
      const moved = successor ? moveHolders(role, successor) : 0;
      rolesStore.data.roles = rolesStore.data.roles.filter((one) => one.id !== id);
      return HttpResponse.json<DeleteRoleAnswer>({ id, moved });
    }),
  ),

  ...viewHandlers,
];

const blank = {
  tone: 'secondary',
  isSystem: false,
  hasFullAccess: false,
  version: 1,
} as const satisfies Partial<Role>;
