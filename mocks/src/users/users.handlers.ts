import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { listRows, readListQuery, whereField } from '../lib/list/listing.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { wordy } from '../lib/sample/wordy.ts';
import type { AllUsersAnswer, DeleteUserAnswer, User, UserAnswer, UserColumn, UsersAnswer } from './users.contract.ts';
import { usersSample } from './users.data.ts';
import { addUserSchema, plans, roles, statuses } from './users.schema.ts';
import { usersStore as store } from './users.store.ts';

const noSuchUser = 'There is no such user';

export const usersHandlers = [
  http.get('/api/users/list/all-data', () => HttpResponse.json<AllUsersAnswer>(store.data)),

  http.post('/apps/users/add-user', async ({ request }) => {
    const wanted = await readBody(request, addUserSchema);
    const user: User = { id: nextId(store.data), ...wanted, avatar: '', avatarColor: 'primary' };
    store.data.push(user);
    return HttpResponse.json<UserAnswer>({ user }, { status: 201 });
  }),

  http.get('/api/users/list/data', ({ request }) => list(store.data, request.url)),

  http.get('/api/users/user', async ({ request }) => {
    const wanted = await readId(request);
    const user = store.data.find(({ id }) => String(id) === wanted);
    return user ? HttpResponse.json<UserAnswer>({ user }) : decline(404, noSuchUser);
  }),

  http.delete('/apps/users/delete', async ({ request }) => {
    const wanted = await readId(request);
    const index = store.data.findIndex(({ id }) => String(id) === wanted);
    if (index < 0) return decline(404, noSuchUser);
    store.data.splice(index, 1);
    return HttpResponse.json<DeleteUserAnswer>({ id: Number(wanted) });
  }),
];

const columns: readonly UserColumn[] = [
  'id',
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'currentPlan',
  'billing',
  'status',
];

function list(users: readonly User[], url: string): Response {
  const params = new URL(url).searchParams;
  const query = readListQuery(params, { columns, order: { sortColumn: 'fullName', sort: 'asc' } });
  const inRole = whereField(users, 'role', params.get('role'), roles);
  const onPlan = whereField(inRole, 'currentPlan', params.get('currentPlan'), plans);
  const wanted = whereField(onPlan, 'status', params.get('status'), statuses);
  const { rows, total } = listRows(wanted, query, ({ email, fullName, billing }) => [email, fullName, billing]);
  return HttpResponse.json<UsersAnswer>({ total, users: rows });
}

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const usersScenarios = {
  /** There are no users yet. */
  empty: http.get('/api/users/list/data', ({ request }) => list([], request.url)),
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
  veryLongTexts: http.get('/api/users/list/data', ({ request }) => list(usersSample().map(longer), request.url)),
  /** Five thousand users, to be searched, sorted and paged. */
  thousandsOfRows: http.get('/api/users/list/data', ({ request }) => list(usersSample(5000), request.url)),
  /** One user never arrives. */
  userStillLoading: http.get('/api/users/user', stillWaiting),
  /** One user fails inside the server. */
  userFailed: http.get('/api/users/user', failed),
  /** A new user is on the way and stays there. */
  addStillSaving: http.post('/apps/users/add-user', stillWaiting),
  /** A new user fails inside the server. */
  addFailed: http.post('/apps/users/add-user', failed),
  /** Another person deleted the user first. */
  deleteTooLate: http.delete('/apps/users/delete', () => decline(404, noSuchUser)),
};

function longer(user: User): User {
  return {
    ...user,
    fullName: wordy(user.fullName),
    company: wordy(user.company),
    email: `a.mailbox.name.that.somebody.chose.long.ago.${user.email}`,
  };
}
