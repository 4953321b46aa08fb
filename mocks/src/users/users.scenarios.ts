import { http, HttpResponse } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { User } from './users.contract.ts';
import { usersSample } from './users.data.ts';
import { updateUserSchema } from './account/account.schema.ts';
import { changeUser, refusalTexts } from './users.changes.ts';
import { listUsers } from './users.list.ts';
import { refuse } from './users.refusals.ts';
import { accountOf, findUser } from './users.store.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const usersScenarios = {
  /** There are no users yet. */
  empty: http.get('/api/users/list/data', ({ request }) => listUsers([], request.url)),
  /** The list never arrives. */
  stillLoading: http.get('/api/users/list/data', stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get('/api/users/list/data', slowly),
  /** The person may not see users. */
  refused: http.get('/api/users/list/data', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/api/users/list/data', unauthorised),
  /** The list fails inside the server. */
  failed: http.get('/api/users/list/data', failed),
  /** Names and companies far longer than any column. */
  veryLongTexts: http.get('/api/users/list/data', ({ request }) => listUsers(usersSample().map(longer), request.url)),
  /** Four users of a newer server: the first has no id, the second a status that is new. */
  oddUsers: http.get('/api/users/list/data', () =>
    HttpResponse.json({ total: 4, users: usersSample().slice(0, 4).map(oddUser) }),
  ),
  /** Five thousand users, to be searched, sorted and paged. */
  thousandsOfRows: http.get('/api/users/list/data', ({ request }) => listUsers(usersSample(5000), request.url)),
  /** The figures of all users fail inside the server. */
  countsFailed: http.get('/apps/users/counts', failed),
  /** One user never arrives. */
  userStillLoading: http.get('/api/users/user', stillWaiting),
  /** One user fails inside the server. */
  userFailed: http.get('/api/users/user', failed),
  /** A new user is on the way and stays there. */
  addStillSaving: http.post('/apps/users/add-user', stillWaiting),
  /** A new user fails inside the server. */
  addFailed: http.post('/apps/users/add-user', failed),
  /** The page of one user never arrives. */
  accountStillLoading: http.get('/apps/users/account', stillWaiting),
  /** The page of one user fails inside the server. */
  accountFailed: http.get('/apps/users/account', failed),
  /** A change of one user is on the way and stays there. */
  updateStillSaving: http.post('/apps/users/update', stillWaiting),
  /** A change of one user fails inside the server. */
  updateFailed: http.post('/apps/users/update', failed),
  /** The person may not change users, whatever the app thinks. */
  updateForbidden: http.post('/apps/users/update', () => refuse('no right')),
  /** A change of one user is refused, since nobody else is an active administrator. */
  lastAdministrator: http.post('/apps/users/update', () => refuse('last administrator')),
  /** Another person changes the contact and the language of the user just before the first change arrives. */
  changedFirst: http.post('/apps/users/update', async ({ request }) => {
    const { id } = await readBody(request.clone(), updateUserSchema);
    const user = findUser(id);
    if (!user || accountOf(user).language === 'Portuguese') return;
    changeUser(user, { contact: '+351 21 555 0100', language: 'Portuguese' }, { byName: 'Ana Beatriz' });
  }),
  /** A link cannot be sent, for an error inside the server. */
  sendFailed: http.post('/apps/users/send', failed),
  /** Changes of several users fail inside the server. */
  updateManyFailed: http.post('/apps/users/update-many', failed),
  /** Another person deleted the user first. */
  deleteTooLate: http.delete('/apps/users/delete', () => decline(404, refusalTexts['not found'])),
};

function oddUser({ id, ...user }: User, index: number) {
  if (index === 0) return user;
  return { ...user, id, ...(index === 1 && { status: 'retired' }) };
}

function longer(user: User): User {
  return {
    ...user,
    fullName: longText(user.fullName),
    company: longText(user.company),
    email: `a.mailbox.name.that.somebody.chose.long.ago.${user.email}`,
  };
}
