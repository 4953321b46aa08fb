import type { ManyAnswer } from '@embarque/mocks/users/contract';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { applyAll } from '../../../outbox/outbox.core.ts';
import { findRefused, type Guarding, type RefusedUser, type UserStep } from '../../../people/users/user.guards.ts';
import {
  applyCommand,
  type ListCommand,
  NO_OVERLAY,
  type UsersCommand,
  usersIn,
  type UsersOverlay,
} from '../model/users.commands.ts';
import { type StoredCommand, usersOutbox } from '../users.outbox.ts';
import type { User } from '../../../people/users/users.api.ts';

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

export interface UsersContext extends UsersInput {
  asked: Asked | null;
  question: UsersQuestion | null;
  /** Everything unconfirmed in the outbox. */
  entries: OutboxChanged<StoredCommand>['entries'];
  /** Confirmed commands that the list was loaded before. */
  lingering: readonly UsersCommand[];
  /** Those whom the server refused. */
  refused: readonly RefusedUser[];
}

export const firstContext = (input: UsersInput): UsersContext => ({
  ...input,
  asked: null,
  question: null,
  entries: [],
  lingering: [],
  refused: [],
});

/** The context after a change of the outbox: a confirmed command stays on top until the list has been loaded again. */
export function withOutbox(
  { lingering }: UsersContext,
  { entries, change }: OutboxChanged<StoredCommand>,
): Partial<UsersContext> {
  if (change?.type !== 'confirmed') return { entries };
  const { command } = change.entry.command;
  // The page of one user gives these, and has each answered alone.
  if ('user' in command) return { entries, lingering: [...lingering, command] };
  const failed = refusedOf(command, (change.response as ManyAnswer).refused);
  return {
    entries,
    lingering: [...lingering, without(command, failed)],
    ...(failed.length > 0 && { refused: failed }),
  };
}

/** The state of users that the list does not know yet. */
export function overlayOf({ lingering, entries }: Pick<UsersContext, 'lingering' | 'entries'>): UsersOverlay {
  return applyAll(usersOutbox, lingering.reduce(applyCommand, NO_OVERLAY), entries);
}

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

function refusedOf(command: UsersCommand, refused: ManyAnswer['refused']): RefusedUser[] {
  const users = new Map(usersIn(command).map((user) => [user.id, user]));
  return refused.flatMap(({ id, reason }) => {
    const user = users.get(id);
    return user ? [{ user, reason }] : [];
  });
}

function without(command: ListCommand, failed: readonly RefusedUser[]): ListCommand {
  const isDone = ({ id }: User) => !failed.some(({ user }) => user.id === id);
  return command.type === 'users changed'
    ? { ...command, changes: command.changes.filter(({ user }) => isDone(user)) }
    : { ...command, users: command.users.filter(isDone) };
}
