import type { MergeChoices } from '@embarque/design-system/merge';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { OutboxChange } from '../../../outbox/outbox.types.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import type { UserPrincipal } from '../../../people/usePrincipal.ts';
import { type AccountAnswer, isAccountAnswer } from '../account/account.api.ts';
import { type AccountFields, among, fieldsOf, isSame, withFields } from '../account/account.fields.ts';
import { theirsIn } from '../account/save-account.ts';
import { lastChangeOf, mergedFields, mergeUser, type UserMerge } from '../merge/user.merge.ts';
import {
  type AccountEdit,
  type AccountTopic,
  applyCommand,
  NO_OVERLAY,
  usersIn,
  type UsersOverlay,
} from '../model/users.commands.ts';
import { type StoredCommand, type UsersResponse, usersOutbox } from '../users.outbox.ts';

export interface UserInput {
  outbox: RunningOutbox;
  /** As it is in the address. */
  id: string;
  principal: UserPrincipal;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

/** A change that another person's change of the same field stands against. */
export interface UserConflict {
  entryId: string;
  edit: AccountEdit;
  merge: UserMerge;
  /** The user as another person has left them. */
  theirs: AccountAnswer;
}

/** Follows what the user was loaded before: confirmed commands count until the user is loaded again. */
export interface UserContext extends UserInput, Followed<UsersOverlay, StoredCommand, UsersResponse> {
  /** The user as the server last confirmed them; `null` until they are loaded. */
  answer: AccountAnswer | null;
  /** Why the user could not be loaded. */
  error: unknown;
  /** Id of the entry whose outcome the form shows. */
  submitted: string | null;
  /** The change that the form sends. */
  edit: AccountEdit | null;
  /** Why the server refused what the form has sent. */
  refusal: unknown;
  isFormOpen: boolean;
  /** The user as the form shows them: what it changes is measured against that. */
  opened: AccountAnswer | null;
  conflict: UserConflict | null;
  /** Whether an invitation was sent on this visit. */
  isInvited: boolean;
}

export const firstContext = (input: UserInput): UserContext => ({
  ...input,
  answer: null,
  ...nothingFollowed(NO_OVERLAY),
  missed: null,
  error: null,
  submitted: null,
  edit: null,
  refusal: null,
  isFormOpen: false,
  opened: null,
  conflict: null,
  isInvited: false,
});

const overlay = follow<UsersOverlay, StoredCommand, UsersResponse>({
  apply: usersOutbox.apply,
  confirm: (before, { command }, response) => (isAccountAnswer(response) ? before : applyCommand(before, command)),
});

/** The user with what the server has not confirmed; `null` while they are loaded, or when they are deleted. */
export function shownIn({ answer, shown }: Pick<UserContext, 'answer' | 'shown'>): AccountAnswer | null {
  if (!answer) return null;
  const fields = shown[answer.user.id];
  if (fields === 'deleted') return null;
  return typeof fields === 'object' ? withFields(answer, fields) : answer;
}

type Outcome = Exclude<OutboxChange<StoredCommand, UsersResponse>, { type: 'undo too late' | 'entries changed' }>;

/** The outcome of an entry about this user; `null` when the event brings none. */
export function outcomeOf({ id }: Pick<UserContext, 'id'>, event: { type: string }): Outcome | null {
  const { change } = event as OutboxChanged<StoredCommand, UsersResponse>;
  if (event.type !== 'outbox changed' || !change || !('entry' in change)) return null;
  return change.entry.subjects.includes(id) ? change : null;
}

export const commandOf = ({ entry }: Outcome): StoredCommand['command'] => entry.command.command;

/** The context after a change of the outbox. A response with the user replaces them; any other leaves them to be loaded again. */
export function withOutbox(
  context: UserContext,
  event: OutboxChanged<StoredCommand, UsersResponse>,
): Partial<UserContext> {
  const followed = overlay.changed(context, event);
  const outcome = outcomeOf(context, event);
  if (outcome?.type !== 'confirmed' || !isAccountAnswer(outcome.response)) return followed;
  const command = commandOf(outcome);
  const isInvited = command.type === 'message sent' && command.what === 'invitation';
  return { ...followed, answer: newerOf(context.answer, outcome.response), ...(isInvited && { isInvited }) };
}

/** The context once the user has been loaded after everything that is confirmed. */
export const withLoaded = (context: UserContext, answer: AccountAnswer): Partial<UserContext> => ({
  ...overlay.received(context, NO_OVERLAY),
  answer: newerOf(context.answer, answer),
  error: null,
});

/** The context without the user. */
export const withoutUser = (context: UserContext): Partial<UserContext> => ({
  ...overlay.received(context, NO_OVERLAY),
  answer: null,
});

/** Of two answers, the later one: another tab's confirmation, or a load that began before, may come last. */
const newerOf = (known: AccountAnswer | null, next: AccountAnswer): AccountAnswer =>
  known && known.account.version > next.account.version ? known : next;

/** The fields that another person has changed, as a confirmed change brings them along. */
export function meanwhileIn(
  { answer, principal, id }: UserContext,
  event: OutboxChanged<StoredCommand, UsersResponse>,
) {
  const outcome = outcomeOf({ id }, event);
  if (outcome?.type !== 'confirmed' || !answer || !isAccountAnswer(outcome.response)) return null;
  const known = answer.activity.map((line) => line.id);
  const foreign = lastChangeOf(outcome.response, { known, notBy: principal.byName || principal.by });
  if (!foreign) return null;
  const [before, after] = [fieldsOf(answer), fieldsOf(outcome.response)];
  const own = ownFields(commandOf(outcome));
  const fields = Object.keys(after).filter((name) => !own.includes(name) && !isSame(before[name], after[name]));
  return fields.length > 0 ? { by: foreign.by || answer.user.fullName, fields } : null;
}

/** The fields that a command changes; a suspension signs out all devices. */
function ownFields(command: StoredCommand['command']): string[] {
  return command.type === 'account changed' ? [...Object.keys(command.after), 'devices'] : [];
}

/** The conflict that a change of this user has met, unless it takes another one back. */
export function conflictIn(context: UserContext, event: { type: string }): UserConflict | null {
  const outcome = outcomeOf(context, event);
  const theirs = outcome?.type === 'rolled back' && outcome.entry.undoes === undefined ? theirsIn(outcome.error) : null;
  const edit = outcome && commandOf(outcome);
  if (!outcome || !theirs || edit?.type !== 'account changed') return null;
  const known = context.answer ? fieldsOf(context.answer) : {};
  const merge = mergeUser({ ...known, ...edit.before }, edit.after, theirs);
  return { entryId: outcome.entry.id, edit, merge, theirs };
}

/** A command that changes some fields of the user as a person saw them; `null` when they were so already. */
export function editOf(
  shown: AccountAnswer | null,
  { topic, fields, reason = '' }: { topic: AccountTopic; fields: AccountFields; reason?: string },
): AccountEdit | null {
  if (!shown) return null;
  const now = fieldsOf(shown);
  const names = Object.keys(fields).filter((name) => !isSame(now[name], fields[name]));
  if (names.length === 0) return null;
  const { user, account } = shown;
  const [before, after] = [among(now, names), among(fields, names)];
  return { type: 'account changed', topic, user, version: account.version, before, after, reason };
}

/** The command that is left of a conflict once a side is chosen for each field; `null` when nothing is. */
export function resolvedEdit({ edit, merge, theirs }: UserConflict, choices: MergeChoices): AccountEdit | null {
  const after = mergedFields(merge, choices);
  const names = Object.keys(after);
  if (names.length === 0) return null;
  return { ...edit, version: theirs.account.version, before: among(merge.theirs, names), after };
}

/** Whether an entry about this user is a deletion. */
export const isDeleted = ({ id, entries }: Pick<UserContext, 'id' | 'entries'>): boolean =>
  entries.some(
    ({ command: { command } }) =>
      command.type === 'users deleted' && usersIn(command).some((user) => String(user.id) === id),
  );

export type Standing = 'active' | 'pending' | 'inviting' | 'invited' | 'suspending' | 'suspended' | 'reactivating';

/**
 * The standing of the user: active, pending or suspended, or on the way between two of them. It follows from what the server has
 * confirmed and from what it has not. `null` while there is no user.
 */
export function standingOf(context: UserContext): Standing | null {
  const shown = shownIn(context)?.user.status;
  const confirmed = context.answer?.user.status;
  if (!shown) return null;
  if (shown === 'suspended') return confirmed === 'suspended' ? 'suspended' : 'suspending';
  if (confirmed === 'suspended') return 'reactivating';
  if (isBeingInvited(context)) return 'inviting';
  if (shown === 'pending') return context.isInvited ? 'invited' : 'pending';
  return 'active';
}

const isBeingInvited = ({ entries, id }: UserContext) =>
  entries.some(
    ({ command: { command }, subjects }) =>
      command.type === 'message sent' && command.what === 'invitation' && subjects.includes(id),
  );
