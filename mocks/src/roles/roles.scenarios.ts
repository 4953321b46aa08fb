import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting } from '../lib/http/departures.ts';
import { minutesAgo } from '../lib/time/days.ts';
import type { RoleViewsAnswer, UpdateRoleRequest } from './roles.contract.ts';
import { readBody } from '../lib/http/answers.ts';
import { refusal } from './roles.refusals.ts';
import { changedCells, patched } from './roles.rules.ts';
import { updateRoleSchema } from './roles.schema.ts';
import { findRole, recordChange, replaceRole } from './roles.store.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const rolesScenarios = {
  /** The roles never arrive. */
  stillLoading: http.get('/apps/roles/list', stillWaiting),
  /** The roles arrive after two seconds. */
  slow: http.get('/apps/roles/list', slowly),
  /** The person may not see roles. */
  refused: http.get('/apps/roles/list', refused),
  /** The roles fail inside the server. */
  failed: http.get('/apps/roles/list', failed),
  /** A change of a role never ends. */
  updateStillSaving: http.post('/apps/roles/update', stillWaiting),
  /** A change of a role fails inside the server. */
  updateFailed: http.post('/apps/roles/update', failed),
  /** Rights to write payrolls are refused to all. */
  payrollRefused: http.post('/apps/roles/update', async ({ request }) => {
    const { cells = {} } = await readBody(request.clone(), updateRoleSchema);
    return 'payroll.write' in cells ? refusal('beyond own rights', { cells: ['payroll.write'] }) : undefined;
  }),
  /** Another person lets managers create in payroll just before the first change arrives. */
  otherCellChanged: http.post('/apps/roles/update', () => changeFirst({ cells: { 'payroll.create': true } }), {
    once: true,
  }),
  /** Another person takes all of managers' payroll away just before the first change arrives. */
  readingTaken: http.post('/apps/roles/update', () => changeFirst({ cells: { 'payroll.read': false } }), {
    once: true,
  }),
  /** Another person renames managers just before the first change arrives. */
  renamedFirst: http.post('/apps/roles/update', () => changeFirst({ name: 'Team leads' }), { once: true }),
  /** The history of a role fails inside the server. */
  historyFailed: http.get('/apps/roles/history', failed),
  /** The audit of views never arrives. */
  viewsStillLoading: http.get('/apps/roles/views', stillWaiting),
  /** One view goes on, and one has ended. */
  twoViews: http.get('/apps/roles/views', () =>
    HttpResponse.json<RoleViewsAnswer>({
      views: [
        { id: 'on', by: 'Marina Duarte', role: 'support', person: null, beganAt: minutesAgo(2), endedAt: null },
        {
          id: 'over',
          by: 'Caio Brandão',
          role: 'user',
          person: { id: 4, fullName: 'Hanh Nguyen' },
          beganAt: minutesAgo(90),
          endedAt: minutesAgo(75),
        },
      ],
    }),
  ),
  /** The audit of views fails inside the server. */
  viewsFailed: http.get('/apps/roles/views', failed),
};

/** Another person changes managers; the request goes on to the usual handler. */
function changeFirst({ name, cells = {} }: Pick<UpdateRoleRequest, 'name' | 'cells'>): undefined {
  const role = findRole('manager');
  if (!role) return;
  const after = {
    ...role,
    name: name ?? role.name,
    cells: patched(role.cells, cells),
    version: role.version + 1,
  };
  if (after.name === role.name && changedCells(role.cells, after.cells).length === 0) return;
  recordChange('changed', role, after, { by: { fullName: 'Ana Beatriz', role: 'administrator' } });
  replaceRole(after);
}
