import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { now } from '../lib/time/clock.ts';
import { once } from '../lib/http/idempotency.ts';
import { listRows, readListQuery } from '../lib/list/listing.ts';
import type { Explanation } from '../lib/access/access.types.ts';
import { explainGuard, explainLackOf } from '../roles/roles.explain.ts';
import { mayManage } from '../roles/roles.refusals.ts';
import type {
  DeletePermissionAnswer,
  Permission,
  PermissionAnswer,
  PermissionRefusedAnswer,
  PermissionsAnswer,
} from './permissions.contract.ts';
import { momentOf, momentText } from './permissions.moment.ts';
import { addPermissionSchema, restorePermissionSchema, updatePermissionSchema } from './permissions.schema.ts';
import { isTaken, newPermissionId, present, replacePermission, restore, store, takeOut } from './permissions.store.ts';

export const noSuchPermission = 'There is no such permission';

export const permissionsHandlers = [
  http.get('/apps/permissions/data', ({ request }) => list(present(), request.url)),

  http.post(
    '/apps/permissions/add-permission',
    once(async ({ request }) => {
      const { by, permission: wanted } = await readBody(request, addPermissionSchema);
      const { name, isCore = false } = wanted;
      if (!mayManage('create', by?.role)) return refuse('no right', explainLackOf('create', by?.role));
      if (isTaken(name)) return refuse('name taken');
      const permission: Permission = {
        id: newPermissionId(),
        name,
        assignedTo: ['administrator'],
        createdDate: momentText(now()),
        isCore,
      };
      store.data.permissions.unshift(permission);
      return HttpResponse.json<PermissionAnswer>({ permission }, { status: 201 });
    }),
  ),

  http.post('/apps/permissions/update-permission', async ({ request }) => {
    const { id, name, isCore, by } = await readBody(request, updatePermissionSchema);
    if (!mayManage('write', by?.role)) return refuse('no right', explainLackOf('write', by?.role));
    const permission = present().find((one) => one.id === id);
    if (!permission) return decline(404, noSuchPermission);
    if (permission.isCore && name !== permission.name) return refuse('core permission');
    if (isTaken(name, id)) return refuse('name taken');
    const changed = { ...permission, name, isCore: isCore ?? permission.isCore };
    replacePermission(changed);
    return HttpResponse.json<PermissionAnswer>({ permission: changed }, { status: 201 });
  }),

  http.delete('/apps/permissions/delete', async ({ request }) => {
    const id = Number(await readId(request));
    const role = new URL(request.url).searchParams.get('role') ?? undefined;
    if (!mayManage('write', role)) return refuse('no right', explainLackOf('write', role));
    const permission = present().find((one) => one.id === id);
    if (!permission) return decline(404, noSuchPermission);
    if (permission.isCore) return refuse('core permission');
    takeOut(id);
    return HttpResponse.json<DeletePermissionAnswer>({ id });
  }),

  http.post('/apps/permissions/restore', async ({ request }) => {
    const { id, by } = await readBody(request, restorePermissionSchema);
    if (!mayManage('write', by?.role)) return refuse('no right', explainLackOf('write', by?.role));
    const name = store.data.deleted.find(({ permission }) => permission.id === id)?.permission.name;
    if (name !== undefined && isTaken(name)) return refuse('name taken');
    const permission = restore(id);
    return permission
      ? HttpResponse.json<PermissionAnswer>({ permission }, { status: 201 })
      : decline(404, noSuchPermission);
  }),
];

const refusals: Record<PermissionRefusedAnswer['reason'], [status: number, message: string]> = {
  'core permission': [403, 'The product counts on this permission. It can be neither renamed nor deleted.'],
  'no right': [403, 'Your role may not change permissions. Ask an administrator.'],
  'name taken': [409, 'name: Another permission has this name'],
};

function refuse(reason: PermissionRefusedAnswer['reason'], why?: Explanation): Response {
  const [status, message] = refusals[reason];
  const explained = status === 403 && { explanation: why ?? explainGuard(message) };
  return HttpResponse.json<PermissionRefusedAnswer>({ message, reason, ...explained }, { status });
}

export function list(permissions: readonly Permission[], url: string): Response {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, {
    columns: ['id', 'name', 'createdDate'],
    // No field at all: the list keeps its own order.
    order: { sortColumn: '', sort: 'asc' },
  });
  const assignedTo = params.get('assignedTo') || null;
  const wanted = assignedTo ? permissions.filter((one) => one.assignedTo.includes(assignedTo)) : permissions;
  const { rows, total } = listRows(wanted, query, ({ name, createdDate }) => [name, createdDate], {
    createdDate: ({ createdDate }) => momentOf(createdDate),
  });
  return HttpResponse.json<PermissionsAnswer>({
    params: { q: params.get('q') ?? '', perPage: query.perPage, page: query.page, assignedTo },
    allData: [...permissions],
    total,
    permissions: rows,
  });
}
