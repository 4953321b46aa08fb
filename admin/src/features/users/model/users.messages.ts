import { msg, plural } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import { describeEdit, describeMessage } from '../account/account.messages.ts';
import { type ListCommand, type UsersCommand, usersIn } from './users.commands.ts';

/** The messages about a command: by name for one user, with the address of their page, and by number for several. */
export function describeCommand(command: UsersCommand): Description {
  if (command.type === 'account changed') return describeEdit(command);
  if (command.type === 'message sent') return describeMessage(command);
  const users = usersIn(command);
  const count = users.length;
  const [user] = users;
  if (count !== 1 || !user) return describeMany(command, count);
  const description = describeOne(command, user.fullName);
  return command.type === 'users deleted' ? description : { ...description, href: `${paths.user}/${user.id}` };
}

function describeOne(command: ListCommand, name: string): Description {
  if (command.type === 'users deleted') {
    return { done: msg`${name} deleted`, several: deleted(1), refused: msg`Couldn't delete ${name}. Nothing changed.` };
  }
  if (command.type === 'users restored') {
    return { done: msg`${name} restored`, several: restored(1), refused: msg`Couldn't restore ${name}.` };
  }
  const refused = msg`Couldn't update ${name}. Nothing changed.`;
  const [change] = command.changes;
  if (change?.fields.status === 'suspended') return { done: msg`${name} suspended`, several: suspended(1), refused };
  if (change?.fields.status === 'active' && change.user.status === 'suspended') {
    return { done: msg`${name} reactivated`, several: reactivated(1), refused };
  }
  return { done: msg`${name} updated`, several: updated(1), refused };
}

const deleted = (count: number) => msg`${plural(count, { one: '# user deleted', other: '# users deleted' })}`;
const restored = (count: number) => msg`${plural(count, { one: '# user restored', other: '# users restored' })}`;
const suspended = (count: number) => msg`${plural(count, { one: '# user suspended', other: '# users suspended' })}`;
const reactivated = (count: number) =>
  msg`${plural(count, { one: '# user reactivated', other: '# users reactivated' })}`;
const updated = (count: number) => msg`${plural(count, { one: '# user updated', other: '# users updated' })}`;

function describeMany(command: ListCommand, count: number): Description {
  if (command.type === 'users deleted') {
    return {
      done: deleted(count),
      several: deleted(count),
      refused: msg`${plural(count, {
        one: "Couldn't delete # user. Nothing changed.",
        other: "Couldn't delete # users. Nothing changed.",
      })}`,
    };
  }
  if (command.type === 'users restored') {
    return {
      done: restored(count),
      several: restored(count),
      refused: msg`${plural(count, { one: "Couldn't restore # user.", other: "Couldn't restore # users." })}`,
    };
  }
  const done = command.changes[0]?.fields.status === 'suspended' ? suspended(count) : updated(count);
  return {
    done,
    several: done,
    refused: msg`${plural(count, {
      one: "Couldn't update # user. Nothing changed.",
      other: "Couldn't update # users. Nothing changed.",
    })}`,
  };
}
