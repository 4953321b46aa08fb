import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { now } from '../lib/time/clock.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { listRows, readListQuery } from '../lib/list/listing.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { wordy } from '../lib/sample/wordy.ts';
import type {
  DeletePermissionAnswer,
  Permission,
  PermissionAnswer,
  PermissionRole,
  PermissionsAnswer,
} from './permissions.contract.ts';
import { permissionsSample } from './permissions.data.ts';
import { momentOf, momentText } from './permissions.moment.ts';
import { addPermissionSchema, updatePermissionSchema } from './permissions.schema.ts';

const store = sampleStore(() => permissionsSample(), { keptAs: 'permissions' });
const noSuchPermission = 'There is no such permission';

export const permissionsHandlers = [
  http.get('/apps/permissions/data', ({ request }) => list(store.data, request.url)),

  http.post('/apps/permissions/add-permission', async ({ request }) => {
    const { name } = (await readBody(request, addPermissionSchema)).permission;
    const permission: Permission = {
      id: nextId(store.data),
      name,
      assignedTo: ['administrator'],
      createdDate: momentText(now()),
    };
    store.data.unshift(permission);
    return HttpResponse.json<PermissionAnswer>({ permission }, { status: 201 });
  }),

  http.post('/apps/permissions/update-permission', async ({ request }) => {
    const { id, name } = await readBody(request, updatePermissionSchema);
    const permission = store.data.find((one) => one.id === id);
    if (!permission) return decline(404, noSuchPermission);
    permission.name = name;
    return HttpResponse.json<PermissionAnswer>({ permission }, { status: 201 });
  }),

  http.delete('/apps/permissions/delete', async ({ request }) => {
    const wanted = await readId(request);
    const index = store.data.findIndex(({ id }) => String(id) === wanted);
    if (index < 0) return decline(404, noSuchPermission);
    store.data.splice(index, 1);
    return HttpResponse.json<DeletePermissionAnswer>({ id: Number(wanted) });
  }),
];

const roles: readonly PermissionRole[] = ['administrator', 'manager', 'user', 'support', 'restricted-user'];

function list(permissions: Permission[], url: string): Response {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, {
    columns: ['id', 'name', 'createdDate'],
    // No field at all: the list keeps its own order.
    order: { sortColumn: '', sort: 'asc' },
  });
  const assignedTo = roles.find((role) => role === params.get('assignedTo')) ?? null;
  const wanted = assignedTo ? permissions.filter((one) => one.assignedTo.includes(assignedTo)) : permissions;
  const { rows, total } = listRows(wanted, query, ({ name, createdDate }) => [name, createdDate], {
    createdDate: ({ createdDate }) => momentOf(createdDate),
  });
  return HttpResponse.json<PermissionsAnswer>({
    params: { q: params.get('q') ?? '', perPage: query.perPage, page: query.page, assignedTo },
    allData: permissions,
    total,
    permissions: rows,
  });
}

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const permissionsScenarios = {
  /** There is no permission yet. */
  empty: http.get('/apps/permissions/data', ({ request }) => list([], request.url)),
  /** The list never arrives. */
  stillLoading: http.get('/apps/permissions/data', stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get('/apps/permissions/data', slowly),
  /** The person may not see permissions. */
  refused: http.get('/apps/permissions/data', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/apps/permissions/data', unauthorised),
  /** The list fails inside the server. */
  failed: http.get('/apps/permissions/data', failed),
  /** Names far longer than their column. */
  veryLongTexts: http.get('/apps/permissions/data', ({ request }) =>
    list(
      permissionsSample().map((permission) => ({ ...permission, name: wordy(permission.name) })),
      request.url,
    ),
  ),
  /** Three thousand permissions, to be searched and paged. */
  thousandsOfRows: http.get('/apps/permissions/data', ({ request }) => list(permissionsSample(3000), request.url)),
  /** A new permission fails inside the server. */
  addFailed: http.post('/apps/permissions/add-permission', failed),
  /** Adding a permission never ends. */
  addStillSaving: http.post('/apps/permissions/add-permission', stillWaiting),
  /** Another person deleted the permission before it was renamed. */
  updateTooLate: http.post('/apps/permissions/update-permission', () => decline(404, noSuchPermission)),
  /** A deletion fails inside the server. */
  deleteFailed: http.delete('/apps/permissions/delete', failed),
};
