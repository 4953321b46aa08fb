import { HttpResponse, http } from 'msw/http';
import { readBody, readId } from '../../lib/http/answers.ts';
import { once } from '../../lib/http/idempotency.ts';
import { minutesAgo, timeFromToday } from '../../lib/time/days.ts';
import type { AccountAnswer, ChangedMeanwhile } from './account.contract.ts';
import { sendSchema, updateUserSchema } from './account.schema.ts';
import { changeUser, nameOf } from '../users.changes.ts';
import type { User } from '../users.contract.ts';
import { refuse, refuseTaken, requireRight, requireRole } from '../users.refusals.ts';
import { accountOf, activityOf, findUser, record, replaceAccount } from '../users.store.ts';

/** The page of one user. */
export const accountHandlers = [
  http.get('/apps/users/account', async ({ request }) => HttpResponse.json(answerFor(known(await readId(request))))),

  http.post(
    '/apps/users/update',
    once(async ({ request }) => {
      const { id, version, changes, ...circumstances } = await readBody(request, updateUserSchema);
      requireRight('write', circumstances);
      const user = known(id);
      if (version !== undefined && version !== accountOf(user).version) return changedMeanwhile(user);
      requireRole(changes.role);
      const taken = refuseTaken(changes, id);
      if (taken) return taken;
      const result = changeUser(user, changes, circumstances);
      return result.user ? HttpResponse.json(answerFor(result.user)) : refuse(result.refusal);
    }),
  ),

  http.post(
    '/apps/users/send',
    once(async ({ request }) => {
      const { id, what, ...principal } = await readBody(request, sendSchema);
      requireRight('write', principal);
      const user = known(id);
      if (what === 'invitation') {
        if (user.status !== 'pending') return refuse('not pending');
        const invitation = { sentAt: minutesAgo(0), expiresAt: timeFromToday(7, 9) };
        replaceAccount(user, { ...accountOf(user), invitation });
      }
      const kind = what === 'invitation' ? 'invited' : 'reset-link';
      record(user, { kind, at: minutesAgo(0), by: nameOf(principal), note: user.email });
      return HttpResponse.json(answerFor(user));
    }),
  ),
];

function known(id: number | string): User {
  const user = findUser(Number(id));
  if (!user) throw refuse('not found');
  return user;
}

function answerFor(user: User): AccountAnswer {
  return { user, account: accountOf(user), activity: activityOf(user) };
}

function changedMeanwhile(user: User): Response {
  const body: ChangedMeanwhile = {
    message: 'Somebody else changed this user meanwhile',
    reason: 'changed meanwhile',
    ...answerFor(user),
  };
  return HttpResponse.json(body, { status: 409 });
}
