import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting } from '../lib/http/departures.ts';
import { rightsVersion } from '../lib/http/rights-version.ts';
import { usersStore } from '../users/users.store.ts';
import type { Role, RolesAnswer, RoleWithPeople } from './roles.contract.ts';
import { rolesStore } from './roles.store.ts';

export const rolesHandlers = [
  http.get('/apps/roles/list', () =>
    HttpResponse.json<RolesAnswer>({ roles: rolesStore.data.roles.map(withPeople), rightsVersion: rightsVersion() }),
  ),
];

function withPeople(role: Role): RoleWithPeople {
  const holders = usersStore.data.filter((user) => user.role === role.userRole);
  return {
    ...role,
    count: holders.length,
    people: holders.slice(0, 5).map(({ id, fullName, avatar, avatarColor }) => ({ id, fullName, avatar, avatarColor })),
  };
}

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
};
