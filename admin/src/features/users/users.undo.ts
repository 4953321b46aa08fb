import { msg } from '@lingui/core/macro';
import type { ChangedPart, UndoRules } from '../../outbox/journal/undo.types.ts';
import { loadUsersById, type User, type UserFields } from '../../people/users/users.api.ts';
import { type UserChange, usersIn } from './model/users.commands.ts';
import type { StoredCommand } from './users.outbox.ts';

/** How changes of users are undone from any page: each field of each user by itself. The server restores who was deleted. */
export const usersUndo: UndoRules<readonly User[], StoredCommand> = {
  load: async ({ command }, signal) =>
    loadUsersById(
      usersIn(command).map(({ id }) => id),
      signal,
    ),
  apply,
  parts: ({ command }) => (command.type === 'users changed' ? command.changes.flatMap(partsOf) : []),
  only: (stored, keys) => {
    if (stored.command.type !== 'users changed') return stored;
    const changes = stored.command.changes.map((change) => changeAmong(change, keys));
    const command = { ...stored.command, changes: changes.filter(({ fields }) => Object.keys(fields).length > 0) };
    return { ...stored, command };
  },
};

function apply(users: readonly User[], { command }: StoredCommand): readonly User[] {
  const ids = usersIn(command).map(({ id }) => id);
  switch (command.type) {
    case 'users changed':
      return command.changes.reduce(changeOne, users);
    case 'users deleted':
      return users.some(({ id }) => ids.includes(id)) ? users.filter(({ id }) => !ids.includes(id)) : users;
    case 'users restored': {
      const missing = command.users.filter(({ id }) => users.every((user) => user.id !== id));
      return missing.length > 0 ? [...users, ...missing] : users;
    }
  }
}

function changeOne(users: readonly User[], { user: { id }, fields }: UserChange): readonly User[] {
  const user = users.find((each) => each.id === id);
  const isSame = user && fieldsOf(fields).every((field) => user[field] === fields[field]);
  if (!user || isSame) return users;
  return users.map((each) => (each === user ? { ...user, ...fields } : each));
}

const fieldsOf = (fields: UserFields) => Object.keys(fields) as (keyof UserFields)[];

const keyOf = (id: number, field: string) => `${id} ${field}`;

const partsOf = ({ user: { id, fullName }, fields }: UserChange): ChangedPart[] =>
  fieldsOf(fields).map((field) => ({ key: keyOf(id, field), name: nameOf(field, fullName) }));

function changeAmong({ user, fields }: UserChange, keys: readonly string[]): UserChange {
  const some = fieldsOf(fields).filter((field) => keys.includes(keyOf(user.id, field)));
  return { user, fields: Object.fromEntries(some.map((field) => [field, fields[field]])) };
}

function nameOf(field: keyof UserFields, name: string): ChangedPart['name'] {
  if (field === 'role') return msg`Role of ${name}`;
  return field === 'currentPlan' ? msg`Plan of ${name}` : msg`Status of ${name}`;
}
