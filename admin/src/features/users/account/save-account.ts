import type { UpdateUserRequest } from '@embarque/mocks/users/contract';
import { HttpError } from '../../../http/http.error.ts';
import type { AccountEdit } from '../model/users.commands.ts';
import { mergedFields, mergeUser } from '../merge/user.merge.ts';
import { type AccountAnswer, readChangedMeanwhile } from './account.api.ts';
import { among, changesOf } from './account.fields.ts';

type Send = (request: Pick<UpdateUserRequest, 'id' | 'version' | 'changes' | 'reason'>) => Promise<AccountAnswer>;

/**
 * Saves changed fields of a user, together with those that another person has changed meanwhile. Rejects with the `HttpError` of
 * the server when both have changed the same: somebody has to choose.
 */
export async function saveAccount(edit: AccountEdit, send: Send): Promise<AccountAnswer> {
  const { user, version, before, after, reason } = edit;
  try {
    return await send({ id: user.id, version, changes: changesOf(after), ...(reason !== undefined && { reason }) });
  } catch (error) {
    const theirs = theirsIn(error);
    const merge = theirs && mergeUser(before, after, theirs);
    if (!merge || merge.conflicts.length > 0) throw error;
    const rest = mergedFields(merge, {});
    const names = Object.keys(rest);
    if (names.length === 0) return theirs;
    const next = { ...edit, version: theirs.account.version, before: among(merge.theirs, names), after: rest };
    return saveAccount(next, send);
  }
}

/** The user as another person has left them, when a change was refused for that. */
export const theirsIn = (error: unknown): AccountAnswer | null =>
  error instanceof HttpError && error.status === 409 ? readChangedMeanwhile(error.data) : null;
