import { http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import { permissionsSample } from './permissions.data.ts';
import { list, noSuchPermission } from './permissions.handlers.ts';

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
      permissionsSample().map((permission) => ({ ...permission, name: longText(permission.name) })),
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
