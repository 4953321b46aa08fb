import { HttpResponse, http } from 'msw/http';
import * as v from 'valibot';
import { readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { minutesAgo } from '../lib/time/days.ts';
import { changeUser, nameOf } from './users.changes.ts';
import type { ManyAnswer, User, UserRefusal } from './users.contract.ts';
import { refusalOf } from './users.guards.ts';
import { requireRight, requireRole } from './users.refusals.ts';
import { updateManySchema, userIdsSchema } from './users.schema.ts';
import { restoreUser, findUser, record, takeOut, usersStore } from './users.store.ts';

/** Many users at once: one after the other, so that a guard sees what went before. */
export const manyHandlers = [
  http.post(
    '/apps/users/update-many',
    onceDone(async ({ request }) => {
      const { changes, ...circumstances } = await readBody(request, updateManySchema);
      requireRight('write', circumstances);
      for (const { fields } of changes) requireRole(fields.role);
      const fieldsOf = new Map(changes.map(({ id, fields }) => [id, fields]));
      return forEach([...fieldsOf.keys()], (user) => {
        const fields = fieldsOf.get(user.id) ?? {};
        return hasAlready(user, fields) ? undefined : changeUser(user, fields, circumstances).refusal;
      });
    }),
  ),

  http.post(
    '/apps/users/delete-many',
    onceDone(async ({ request }) => {
      const { ids, by, byRole } = await readBody(request, userIdsSchema);
      requireRight('write', { byRole });
      return forEach(ids, (user) => {
        const refusal = refusalOf(usersStore.data, user, { type: 'delete' }, by);
        if (!refusal) takeOut(user);
        return refusal;
      });
    }),
  ),

  http.post(
    '/apps/users/restore',
    onceDone(async ({ request }) => {
      const { ids, ...principal } = await readBody(request, userIdsSchema);
      requireRight('write', principal);
      const done = ids.filter((id) => {
        const user = restoreUser(id);
        if (user) record(user, { kind: 'restored', at: minutesAgo(0), by: nameOf(principal), note: '' });
        return user !== undefined;
      });
      const refused = ids.filter((id) => !done.includes(id)).map((id) => ({ id, reason: 'not found' as const }));
      return HttpResponse.json<ManyAnswer>({ done, refused });
    }),
  ),
];

/** Such a change is a repeated one, and makes no line in the history. */
const hasAlready = (
  user: User,
  { role = user.role, currentPlan = user.currentPlan, status = user.status }: Partial<User>,
): boolean => role === user.role && currentPlan === user.currentPlan && status === user.status;

/** A request that was refused for everybody has done nothing: it may be tried again. */
function isDone(answer: unknown): boolean {
  return v.is(v.looseObject({ done: v.pipe(v.array(v.number()), v.minLength(1)) }), answer);
}

function onceDone<Info extends { request: Request }>(resolve: (info: Info) => Promise<Response>) {
  return once(resolve, { isDone });
}

/** Answers for each of the ids whether it was done. */
function forEach(ids: readonly number[], act: (user: User) => UserRefusal | null | undefined): Response {
  const answer: ManyAnswer = { done: [], refused: [] };
  for (const id of ids) {
    const user = findUser(id);
    const reason = user ? act(user) : 'not found';
    if (reason) answer.refused.push({ id, reason });
    else answer.done.push(id);
  }
  return HttpResponse.json(answer);
}
