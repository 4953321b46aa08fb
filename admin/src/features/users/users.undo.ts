import { msg } from '@lingui/core/macro';
import type { ChangedPart, UndoRules } from '../../outbox/journal/undo.types.ts';
import { isNotFound } from '../../http/http.error.ts';
import { loadUsersById, type User, type UserFields } from '../../people/users/users.api.ts';
import { accountCalls } from './account/account.api.ts';
import { type AccountFields, among, fieldsOf, isSame } from './account/account.fields.ts';
import { fieldNameOf } from './account/account.names.ts';
import { type AccountEdit, type UserChange, usersIn } from './model/users.commands.ts';
import type { StoredCommand } from './users.outbox.ts';

/** A user with as many fields as are known: those of the list, or those of the account too. */
type KnownUser = Pick<User, 'id'> & AccountFields;

/** How changes of users are undone from any page: each field of each user by itself. The server restores who was deleted. */
export const usersUndo: UndoRules<readonly KnownUser[], StoredCommand> = {
  load: async ({ command }, signal) =>
    command.type === 'account changed'
      ? loadAccount(command, signal)
      : known(
          await loadUsersById(
            usersIn(command).map(({ id }) => id),
            signal,
          ),
        ),
  apply,
  isAddition: ({ command }) => command.type === 'message sent',
  parts: ({ command }) => {
    if (command.type === 'users changed') return command.changes.flatMap(partsOf);
    if (command.type !== 'account changed') return [];
    return Object.keys(command.after).map((field) => ({ key: field, name: fieldNameOf(field) }));
  },
  only: (stored, keys) => {
    const { command } = stored;
    if (command.type === 'account changed') {
      const [before, after] = [among(command.before, keys), among(command.after, keys)];
      return { ...stored, command: { ...command, before, after } };
    }
    if (command.type !== 'users changed') return stored;
    const changes = command.changes.map((change) => changeAmong(change, keys));
    return {
      ...stored,
      command: { ...command, changes: changes.filter(({ fields }) => Object.keys(fields).length > 0) },
    };
  },
};

async function loadAccount({ user: { id } }: AccountEdit, signal: AbortSignal): Promise<KnownUser[]> {
  try {
    return [{ id, ...fieldsOf(await accountCalls.load(String(id), signal)) }];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

const known = (users: readonly User[]): KnownUser[] => users.map((user) => ({ ...user }));

function apply(users: readonly KnownUser[], { command }: StoredCommand): readonly KnownUser[] {
  const ids = usersIn(command).map(({ id }) => id);
  switch (command.type) {
    case 'account changed':
      return changeOne(users, command.user.id, command.after);
    case 'message sent':
      return users;
    case 'users changed':
      return command.changes.reduce((all, { user, fields }) => changeOne(all, user.id, fields), users);
    case 'users deleted':
      return users.some(({ id }) => ids.includes(id)) ? users.filter(({ id }) => !ids.includes(id)) : users;
    case 'users restored': {
      const missing = command.users.filter(({ id }) => users.every((user) => user.id !== id));
      return missing.length > 0 ? [...users, ...known(missing)] : users;
    }
  }
}

function changeOne(users: readonly KnownUser[], id: number, fields: AccountFields): readonly KnownUser[] {
  const user = users.find((each) => each.id === id);
  if (!user || Object.keys(fields).every((field) => isSame(user[field], fields[field]))) return users;
  return users.map((each) => (each === user ? { ...user, ...fields } : each));
}

const fieldsIn = (fields: UserFields) => Object.keys(fields) as (keyof UserFields)[];

const keyOf = (id: number, field: string) => `${id} ${field}`;

const partsOf = ({ user: { id, fullName }, fields }: UserChange): ChangedPart[] =>
  fieldsIn(fields).map((field) => ({ key: keyOf(id, field), name: nameOf(field, fullName) }));

function changeAmong({ user, fields }: UserChange, keys: readonly string[]): UserChange {
  const some = fieldsIn(fields).filter((field) => keys.includes(keyOf(user.id, field)));
  return { user, fields: Object.fromEntries(some.map((field) => [field, fields[field]])) };
}

function nameOf(field: keyof UserFields, name: string): ChangedPart['name'] {
  if (field === 'role') return msg`Role of ${name}`;
  return field === 'currentPlan' ? msg`Plan of ${name}` : msg`Status of ${name}`;
}
