import type { User, UserFields, UsersAnswer } from '../../../people/users/users.api.ts';

/** The fields of one user to change, with the user as they are before. */
export interface UserChange {
  user: User;
  fields: UserFields;
}

/** A change of users. The users are whole, so that it can be undone and told of on any page. */
export type UsersCommand =
  | { type: 'users changed'; changes: readonly UserChange[]; reason: string }
  | { type: 'users deleted'; users: readonly User[] }
  | { type: 'users restored'; users: readonly User[] };

/** The unconfirmed state of users by id, on top of whatever list the server has given. */
export type UsersOverlay = Readonly<Record<string, UserFields | 'deleted' | 'restored'>>;

export const NO_OVERLAY: UsersOverlay = {};

export const usersIn = (command: UsersCommand): readonly User[] =>
  command.type === 'users changed' ? command.changes.map(({ user }) => user) : command.users;

export function applyCommand(overlay: UsersOverlay, command: UsersCommand): UsersOverlay {
  const next = { ...overlay, ...overlayOf(overlay, command) };
  return JSON.stringify(next) === JSON.stringify(overlay) ? overlay : next;
}

function overlayOf(overlay: UsersOverlay, command: UsersCommand): UsersOverlay {
  switch (command.type) {
    case 'users changed':
      return Object.fromEntries(
        command.changes.map(({ user, fields }) => {
          const before = overlay[user.id];
          return [user.id, { ...(typeof before === 'object' && before), ...fields }];
        }),
      );
    case 'users deleted':
      return Object.fromEntries(command.users.map(({ id }) => [id, 'deleted']));
    case 'users restored':
      return Object.fromEntries(command.users.map(({ id }) => [id, 'restored']));
  }
}

export function invertCommand(_: UsersOverlay, command: UsersCommand): UsersCommand {
  switch (command.type) {
    case 'users changed':
      return {
        type: 'users changed',
        changes: command.changes.map(({ user, fields }) => ({
          user: { ...user, ...fields },
          fields: sameFieldsOf(user, fields),
        })),
        reason: '',
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
    return typeof fields === 'object' ? { ...user, ...fields } : user;
  });
  return { total: answer.total - (answer.users.length - shown.length), users };
}
