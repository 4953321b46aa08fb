import type { MergeChoices } from '@embarque/design-system/merge';
import type { AccountChanges } from '@embarque/mocks/users/contract';
import { HttpError } from '../../../http/http.error.ts';
import { readChangedMeanwhile, type AccountAnswer } from '../view/account.api.ts';
import { mergedChanges, mergeUser, type UserMerge } from './user.merge.ts';

interface Saving {
  /** Sends changes to a version of the user. */
  send: (changes: AccountChanges, version: number) => Promise<AccountAnswer>;
  /** Asks for the sides of what both have changed; `null` when the person goes on editing. */
  ask: (merge: UserMerge, theirs: AccountAnswer) => Promise<MergeChoices | null>;
}

export interface SavedUser {
  answer: AccountAnswer;
  /** The last merge that asked nothing, if there was one: its other change is worth a message. */
  merged?: { merge: UserMerge; theirs: AccountAnswer };
}

/** Saves changes of a user, together with those that another person made meanwhile. `null` when nothing is to be saved now. */
export async function saveMerged(
  base: AccountAnswer,
  changes: AccountChanges,
  saving: Saving,
): Promise<SavedUser | null> {
  try {
    return { answer: await saving.send(changes, base.account.version) };
  } catch (error) {
    const theirs = error instanceof HttpError ? readChangedMeanwhile(error.data) : null;
    if (!theirs) throw error;
    const merge = mergeUser(base, changes, theirs);
    const isSilent = merge.conflicts.length === 0;
    const choices = isSilent ? {} : await saving.ask(merge, theirs);
    if (!choices) return null;
    const rest = mergedChanges(merge, choices);
    const saved = Object.keys(rest).length > 0 ? await saveMerged(theirs, rest, saving) : { answer: theirs };
    return saved && (isSilent ? { merged: { merge, theirs }, ...saved } : saved);
  }
}
