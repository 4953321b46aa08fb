import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { minutesAgo } from '../lib/time/days.ts';
import { accountHandlers } from './account/account-handlers.ts';
import type {
  AllUsersAnswer,
  DeleteUserAnswer,
  TakenAnswer,
  User,
  UserAnswer,
  UserCountsAnswer,
} from './users.contract.ts';
import { nameOf, refusalTexts } from './users.changes.ts';
import { refusalOf } from './users.guards.ts';
import { countUsers, listUsers } from './users.list.ts';
import { manyHandlers } from './users.many-handlers.ts';
import { refuse, refuseTaken, requireRight, requireRole, takenBy } from './users.refusals.ts';
import { addUserSchema } from './users.schema.ts';
import { findUser, newUserId, record, takeOut, usersStore } from './users.store.ts';

export const usersHandlers = [
  http.get('/api/users/list/all-data', () => HttpResponse.json<AllUsersAnswer>(usersStore.data)),

  http.post(
    '/apps/users/add-user',
    once(async ({ request }) => {
      const { by, byName, byRole, ...wanted } = await readBody(request, addUserSchema);
      requireRight('create', { byRole });
      requireRole(wanted.role);
      const taken = refuseTaken(wanted);
      if (taken) return taken;
      const user: User = { id: newUserId(), ...wanted, avatar: '', avatarColor: 'primary' };
      usersStore.data.push(user);
      const kind = user.status === 'pending' ? 'invited' : 'added';
      record(user, { kind, at: minutesAgo(0), by: nameOf({ by, byName }), note: user.email });
      return HttpResponse.json<UserAnswer>({ user }, { status: 201 });
    }),
  ),

  http.get('/api/users/list/data', ({ request }) => listUsers(usersStore.data, request.url)),

  http.get('/api/users/user', async ({ request }) => {
    const user = findUser(Number(await readId(request)));
    return user ? HttpResponse.json<UserAnswer>({ user }) : decline(404, refusalTexts['not found']);
  }),

  http.get('/apps/users/counts', () => HttpResponse.json<UserCountsAnswer>(countUsers(usersStore.data))),

  http.get('/apps/users/taken', ({ request }) => {
    const params = new URL(request.url).searchParams;
    const [email, username] = [params.get('email'), params.get('username')];
    const wanted = { ...(email !== null && { email }), ...(username !== null && { username }) };
    return HttpResponse.json<TakenAnswer>(takenBy({ ...wanted, except: Number(params.get('except')) }));
  }),

  http.delete('/apps/users/delete', async ({ request }) => {
    const id = Number(await readId(request));
    const params = new URL(request.url).searchParams;
    const [by, byRole] = [params.get('by') ?? '', params.get('byRole') ?? undefined];
    requireRight('write', { byRole });
    const user = findUser(id);
    const refusal = user ? refusalOf(usersStore.data, user, { type: 'delete' }, by) : 'not found';
    if (!user || refusal) return refuse(refusal ?? 'not found');
    takeOut(user);
    return HttpResponse.json<DeleteUserAnswer>({ id });
  }),

  ...accountHandlers,
  ...manyHandlers,
];
