import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import { findRefused, type Guarding, type RefusedUser, type UserStep } from '../../../people/users/user.guards.ts';
import { applyCommand, NO_OVERLAY, type UsersCommand, usersIn, type UsersOverlay } from '../model/users.commands.ts';
import { type StoredCommand, type UsersResponse, usersOutbox } from '../users.outbox.ts';
import type { User } from '../../../people/users/users.api.ts';
import { isAccountAnswer } from '../account/account.api.ts';

/** Something that is asked for, about users by their ids. */
export interface Asked {
  step: UserStep;
  ids: readonly number[];
  /** The users as far as the page knows them; the others are loaded. */
  known: readonly User[];
  /** By which a change is refused. */
  guarding: Guarding;
}

/** A question, as it stands in its dialog: it keeps to the users whom it names, whatever happens to the list meanwhile. */
export interface UsersQuestion {
  step: UserStep;
  /** Those who will be changed. */
  users: readonly User[];
  refused: readonly RefusedUser[];
}

export interface UsersInput {
  outbox: RunningOutbox;
}

/** Follows what the list does not know yet: confirmed commands count until it has been loaded again. */
export interface UsersContext extends UsersInput, Followed<UsersOverlay, StoredCommand, UsersResponse> {
  asked: Asked | null;
  question: UsersQuestion | null;
  /** Those whom the server refused. */
  refused: readonly RefusedUser[];
}

export const firstContext = (input: UsersInput): UsersContext => ({
  ...input,
  asked: null,
  question: null,
  ...nothingFollowed(NO_OVERLAY),
  missed: null,
  refused: [],
});

const overlay = follow<UsersOverlay, StoredCommand, UsersResponse>({
  apply: usersOutbox.apply,
  confirm: (before, { command }, response) => applyCommand(before, without(command, refusedIn(command, response))),
});

/** The context after a change of the outbox. */
export function withOutbox(
  context: UsersContext,
  changed: OutboxChanged<StoredCommand, UsersResponse>,
): Partial<UsersContext> {
  const { change } = changed;
  const refused = change?.type === 'confirmed' ? refusedIn(change.entry.command.command, change.response) : [];
  return { ...overlay.changed(context, changed), ...(refused.length > 0 && { refused }) };
}

/** The context once the list has been loaded after everything that is confirmed. */
export const withFreshList = (context: UsersContext): Partial<UsersContext> => overlay.received(context, NO_OVERLAY);

/** The command of an answered question. */
export function commandOf({ step, users }: UsersQuestion, reason: string): UsersCommand {
  return step === 'deletion'
    ? { type: 'users deleted', users }
    : { type: 'users changed', changes: users.map((user) => ({ user, fields: step })), reason };
}

/** The question about the users that were found, without those who may not be changed. */
export function questionOf({ step, guarding }: Asked, users: readonly User[]): UsersQuestion {
  const refused = findRefused(users, step, guarding);
  return { step, refused, users: users.filter((user) => !refused.some((one) => one.user === user)) };
}

/** All whom a question is about. */
export const usersOf = ({ users, refused }: UsersQuestion): User[] => [...users, ...refused.map(({ user }) => user)];

/** Those whom the server refused to change; the page of one user has its own commands, each responded to alone. */
function refusedIn(command: UsersCommand, response: UsersResponse): RefusedUser[] {
  if ('user' in command || isAccountAnswer(response)) return [];
  const users = new Map(usersIn(command).map((user) => [user.id, user]));
  return response.refused.flatMap(({ id, reason }) => {
    const user = users.get(id);
    return user ? [{ user, reason }] : [];
  });
}

function without(command: UsersCommand, failed: readonly RefusedUser[]): UsersCommand {
  if ('user' in command || failed.length === 0) return command;
  const isDone = ({ id }: User) => !failed.some(({ user }) => user.id === id);
  return command.type === 'users changed'
    ? { ...command, changes: command.changes.filter(({ user }) => isDone(user)) }
    : { ...command, users: command.users.filter(isDone) };
}
