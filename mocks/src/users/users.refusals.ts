import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { HttpResponse } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { refusalStatus, refusalTexts } from './users.changes.ts';
import type { RefusedAnswer, TakenAnswer, TakenQuery, TakenRefusal, UserRefusal } from './users.contract.ts';
import { knownRoles, usersStore } from './users.store.ts';

/** Throws the refusal of a role that there is not. */
export function requireRole(role: string | undefined): void {
  const isKnown = role === undefined || knownRoles.list().includes(role);
  if (!isKnown) throw decline(422, 'role: There is no such role');
}

/** Throws when the person who asks has no right to change users so. */
export function requireRight(right: 'write' | 'create', { byRole }: { byRole?: string | undefined }): void {
  if (!knownRoles.mayManage(right, byRole)) throw refuse('no right');
}

export function refuse(reason: UserRefusal): Response {
  const body: RefusedAnswer = { message: refusalTexts[reason], reason };
  return HttpResponse.json(body, { status: refusalStatus[reason] });
}

/** Whether somebody else has the email address, in any spelling, or the username, in any case. */
export function takenBy({ email, username, except }: TakenQuery): TakenAnswer {
  const others = usersStore.data.filter(({ id }) => id !== except);
  const name = username?.trim().toLowerCase();
  return {
    email: email !== undefined && others.some((user) => isSameEmailAddress(user.email, email)),
    username: name !== undefined && others.some((user) => user.username.toLowerCase() === name),
  };
}

/** The refusal of an email address or a username that somebody else has; `null` when both are free. */
export function refuseTaken(wanted: Omit<TakenQuery, 'except'>, except?: number): Response | null {
  const taken = takenBy({ ...wanted, ...(except !== undefined && { except }) });
  const property = taken.email ? 'email' : taken.username && 'username';
  if (!property) return null;
  const body: TakenRefusal = { message: `${property}: is already used`, property, reason: 'taken' };
  return HttpResponse.json(body, { status: 422 });
}
