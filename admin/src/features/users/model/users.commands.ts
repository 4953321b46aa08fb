import type { SendRequest } from '@embarque/mocks/users/contract';
import type { User, UserFields, UsersAnswer } from '../../../people/users/users.api.ts';
import { type AccountFields, isSame, userFieldsOf } from '../account/account.fields.ts';

/** The fields of one user to change, with the user as they are before. */
export interface UserChange {
  user: User;
  fields: UserFields;
}

/** The part of a user's page on which a change was made. */
export const ACCOUNT_TOPICS = [
  'details',
  'standing',
  'plan',
  'second step',
  'devices',
  'cards',
  'address',
  'notifications',
  'connections',
  'socials',
] as const;

export type AccountTopic = (typeof ACCOUNT_TOPICS)[number];

/** Changed fields of one user and the account, as they were and as they become. */
export interface AccountEdit {
  type: 'account changed';
  topic: AccountTopic;
  user: User;
  /** The version of the account that the person saw. */
  version: number;
  before: AccountFields;
  after: AccountFields;
  /** Why, for a suspension; left out, the reason of the suspension before. */
  reason?: string;
}

/** A link that is sent to a user. */
export interface MessageSent {
  type: 'message sent';
  user: User;
  what: SendRequest['what'];
}

/** A change of users in the list. */
export type ListCommand =
  | { type: 'users changed'; changes: readonly UserChange[]; reason?: string }
  | { type: 'users deleted'; users: readonly User[] }
  | { type: 'users restored'; users: readonly User[] };

/** A change of users. The users are whole, so that it can be undone and told of on any page. */
export type UsersCommand = AccountEdit | MessageSent | ListCommand;

/** The unconfirmed state of users by id, on top of whatever list the server has given. */
export type UsersOverlay = Readonly<Record<string, AccountFields | 'deleted' | 'restored'>>;

export const NO_OVERLAY: UsersOverlay = {};

export function usersIn(command: UsersCommand): readonly User[] {
  if ('user' in command) return [command.user];
  return command.type === 'users changed' ? command.changes.map(({ user }) => user) : command.users;
}

export function applyCommand(overlay: UsersOverlay, command: UsersCommand): UsersOverlay {
  const next = { ...overlay, ...overlayOf(overlay, command) };
  return isSame(next, overlay) ? overlay : next;
}

function overlayOf(overlay: UsersOverlay, command: UsersCommand): UsersOverlay {
  const changed = (id: number, fields: AccountFields) => {
    const before = overlay[id];
    return { ...(typeof before === 'object' && before), ...fields };
  };
  switch (command.type) {
    case 'account changed':
      return { [command.user.id]: changed(command.user.id, command.after) };
    case 'message sent':
      return {};
    case 'users changed':
      return Object.fromEntries(command.changes.map(({ user, fields }) => [user.id, changed(user.id, fields)]));
    case 'users deleted':
      return Object.fromEntries(command.users.map(({ id }) => [id, 'deleted']));
    case 'users restored':
      return Object.fromEntries(command.users.map(({ id }) => [id, 'restored']));
  }
}

/** Those of the active administrators who are so with the unconfirmed state too. */
export function activeAmong(administrators: readonly number[], overlay: UsersOverlay): number[] {
  return administrators.filter((id) => {
    const change = overlay[id];
    if (typeof change !== 'object') return change !== 'deleted';
    const { role = 'admin', status = 'active' } = change;
    return role === 'admin' && status === 'active';
  });
}

/** The command that takes another one back; `null` for a link that is sent, and for devices that are signed out. */
export function invertCommand(_: UsersOverlay, command: UsersCommand): UsersCommand | null {
  switch (command.type) {
    case 'account changed': {
      const { reason: _reason, ...edit } = command;
      const { user, topic, before, after } = edit;
      if (topic === 'devices') return null;
      return { ...edit, user: { ...user, ...userFieldsOf(after) }, before: after, after: before };
    }
    case 'message sent':
      return null;
    case 'users changed':
      return {
        type: 'users changed',
        changes: command.changes.map(({ user, fields }) => ({
          user: { ...user, ...fields },
          fields: sameFieldsOf(user, fields),
        })),
      };
    case 'users deleted':
      return { type: 'users restored', users: command.users };
    case 'users restored':
      return { type: 'users deleted', users: command.users };
  }
}

function sameFieldsOf({ role, currentPlan, status }: User, fields: UserFields): UserFields {
  return {
    ...(fields.role !== undefined && { role }),
    ...(fields.currentPlan !== undefined && { currentPlan }),
    ...(fields.status !== undefined && { status }),
  };
}

/** A page of users with what is unconfirmed on top. */
export function withOverlay(answer: UsersAnswer, overlay: UsersOverlay): UsersAnswer {
  const shown = answer.users.filter(({ id }) => overlay[id] !== 'deleted');
  const users = shown.map((user) => {
    const fields = overlay[user.id];
    return typeof fields === 'object' ? { ...user, ...userFieldsOf(fields) } : user;
  });
  return { total: answer.total - (answer.users.length - shown.length), users };
}
