import type { AddUserRequest, ManyAnswer, TakenAnswer, TakenQuery, UserRefusal } from '@embarque/mocks/users/contract';
import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { HttpError } from '../../http/http.error.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import type { UserPrincipal } from '../../people/usePrincipal.ts';
import { refusalTexts } from '../../people/users/refusal.texts.ts';
import { userSchema, type User } from '../../people/users/users.api.ts';
import { accountCalls, type AccountAnswer } from './account/account.api.ts';
import { saveAccount } from './account/save-account.ts';
import type { UsersCommand } from './model/users.commands.ts';

const BASE = '/apps/users';

const REASONS = [
  'no right',
  'own account',
  'last administrator',
  'not found',
  'not pending',
] as const satisfies UserRefusal[];

const manySchema: v.GenericSchema<unknown, ManyAnswer> = v.object({
  done: v.array(v.number()),
  refused: v.array(v.object({ id: v.number(), reason: v.fallback(v.picklist(REASONS), 'not found') })),
});

const takenSchema: v.GenericSchema<unknown, TakenAnswer> = v.object({ email: v.boolean(), username: v.boolean() });

/** Requests that change users. All reject with an `HttpError`. */
export const usersCalls = {
  /**
   * Carries a command out, for as many of its users as the server allows.
   *
   * @param idempotencyKey the same when it is repeated, so that it is carried out once
   */
  carryOut: async (command: UsersCommand, principal: Partial<UserPrincipal>, idempotencyKey: string) =>
    carryOut(command, principal, idempotencyKey).catch(sayWhy),

  add: async (user: AddUserRequest): Promise<User> => {
    const answer = await demoApi.post(`${BASE}/add-user`, user, { isCreation: true });
    return parseAnswer(`${BASE}/add-user`, v.object({ user: userSchema }), answer).user;
  },

  taken: async (query: TakenQuery): Promise<TakenAnswer> =>
    parseAnswer(`${BASE}/taken`, takenSchema, await demoApi.get(`${BASE}/taken`, { params: { ...query } })),
};

async function carryOut(
  command: UsersCommand,
  principal: Partial<UserPrincipal>,
  idempotencyKey: string,
): Promise<ManyAnswer | AccountAnswer> {
  switch (command.type) {
    case 'account changed':
      return saveAccount(command, async (request) =>
        accountCalls.update({ ...request, ...principal }, `${idempotencyKey}.${request.version}`),
      );
    case 'message sent': {
      const request = { id: command.user.id, what: command.what, ...principal };
      return accountCalls.send(request, idempotencyKey);
    }
    case 'users changed': {
      const changes = command.changes.map(({ user, fields }) => ({ id: user.id, fields }));
      return many('update-many', { changes, reason: command.reason, ...principal }, idempotencyKey);
    }
    case 'users deleted':
      return many('delete-many', { ids: command.users.map(({ id }) => id), ...principal }, idempotencyKey, goneAsDone);
    case 'users restored':
      return many('restore', { ids: command.users.map(({ id }) => id), ...principal }, idempotencyKey);
  }
}

/** A user who is gone counts as deleted: by another person, or by an earlier request whose response was lost. */
function goneAsDone({ done, refused }: ManyAnswer): ManyAnswer {
  const gone = refused.flatMap(({ id, reason }) => (reason === 'not found' ? [id] : []));
  return { done: [...done, ...gone], refused: refused.filter(({ reason }) => reason !== 'not found') };
}

async function many(
  path: string,
  body: object,
  idempotencyKey: string,
  read: (answer: ManyAnswer) => ManyAnswer = (answer) => answer,
): Promise<ManyAnswer> {
  const response = await demoApi.post(`${BASE}/${path}`, body, { idempotencyKey });
  const answer = read(parseAnswer(path, manySchema, response));
  // Nothing was done at all: the outbox takes the whole command back.
  if (answer.done.length === 0) throw new HttpError('refused', `${BASE}/${path}`, { data: answer });
  return answer;
}

const takenRefusal = v.object({ property: v.picklist(['email', 'username']), reason: v.literal('taken') });

/** The field that somebody else has already, when that is why a request was refused. */
export function takenFieldOf(error: unknown): 'email' | 'username' | undefined {
  return error instanceof HttpError && v.is(takenRefusal, error.data) ? error.data.property : undefined;
}

const refusal = v.object({ reason: v.picklist(REASONS) });

/** The reason for which a request was refused by a guard, when it was. */
export function refusalOf(error: unknown): UserRefusal | undefined {
  return error instanceof HttpError && v.is(refusal, error.data) ? error.data.reason : undefined;
}

const manyRefused = v.object({ refused: v.array(refusal) });

/** The message about the reason for which all of a command was refused; `undefined` when the server gave none that is known. */
export function reasonOf(error: unknown): MessageDescriptor | undefined {
  const ofMany = error instanceof HttpError && v.is(manyRefused, error.data) ? error.data.refused : null;
  const reasons = new Set(ofMany ? ofMany.map(({ reason }) => reason) : [refusalOf(error)]);
  const [reason, ...others] = reasons;
  return reason && others.length === 0 ? refusalTexts[reason] : undefined;
}

/** The reasons that pages show in another way: at the field, or as a choice. */
const SHOWN_BY_PAGES: readonly string[] = ['taken', 'changed meanwhile'];

const isUnknown = (reason: string) => !REASONS.some((one) => one === reason) && !SHOWN_BY_PAGES.includes(reason);

const unknownReason = v.object({ message: v.string(), reason: v.pipe(v.string(), v.check(isUnknown)) });

/** Makes the server's own sentence the text of a refusal whose reason this version does not know. */
function sayWhy(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const { path, status, data } = error;
  if (!v.is(unknownReason, data)) throw error;
  throw new HttpError('refused', path, {
    status,
    data,
    notifications: [{ property: '', message: data.message }],
  });
}
