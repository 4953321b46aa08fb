import type { UserAccount } from '@embarque/mocks/users/contract';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Description } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import type { AccountEdit, AccountTopic, MessageSent } from '../model/users.commands.ts';

const TABS: Readonly<Partial<Record<AccountTopic, string>>> = {
  'second step': 'security',
  devices: 'security',
  plan: 'billing',
  cards: 'billing',
  address: 'billing',
  notifications: 'notifications',
  connections: 'connections',
  socials: 'connections',
};

/** The messages about a change of one user, with the address of where it is seen. */
export function describeEdit(edit: AccountEdit): Description {
  const { topic, user } = edit;
  const renamed = edit.after['fullName'];
  const name = typeof renamed === 'string' ? renamed : user.fullName;
  const tab = TABS[topic];
  return {
    done: doneOf(edit, name),
    // The form waits for the server, and nobody is signed in again by an undo.
    ...((topic === 'details' || topic === 'devices') && { when: 'confirmed' as const }),
    refused: msg`Couldn't update ${name}. Nothing changed.`,
    href: `${paths.user}/${user.id}${tab ? `?tab=${tab}` : ''}`,
  };
}

function doneOf({ topic, before, after }: AccountEdit, name: string): MessageDescriptor {
  switch (topic) {
    case 'details':
      return msg`${name} updated`;
    case 'standing':
      return after['status'] === 'suspended' ? msg`${name} suspended` : msg`${name} reactivated`;
    case 'plan':
      return (after['plan'] as UserAccount['plan']).name === null
        ? msg`Subscription of ${name} cancelled`
        : msg`Plan of ${name} changed`;
    case 'second step':
      return after['twoStepApp'] !== true && typeof after['twoStepPhone'] !== 'string'
        ? msg`Two-step verification of ${name} turned off`
        : msg`Two-step verification of ${name} saved`;
    case 'devices':
      return msg`${name} is signed out on all devices`;
    case 'cards':
      return doneWithCards(before['cards'], after['cards'], name);
    case 'address':
      return msg`Billing address of ${name} saved`;
    case 'notifications':
      return msg`Notifications of ${name} saved`;
    case 'connections':
      return msg`Connected accounts of ${name} updated`;
    case 'socials':
      return msg`Social accounts of ${name} updated`;
  }
}

function doneWithCards(before: unknown, after: unknown, name: string): MessageDescriptor {
  const [old, now] = [before, after].map((cards) => (Array.isArray(cards) ? cards.length : 0)) as [number, number];
  if (now > old) return msg`Card of ${name} added`;
  return now < old ? msg`Card of ${name} deleted` : msg`Card of ${name} updated`;
}

/** The messages about a link that is sent: nothing takes it back. */
export function describeMessage({ what, user: { id, email, fullName: name } }: MessageSent): Description {
  const href = `${paths.user}/${id}`;
  return what === 'invitation'
    ? {
        done: msg`An invitation was sent to ${email}.`,
        when: 'confirmed',
        refused: msg`Couldn't invite ${name} again.`,
        href,
      }
    : {
        done: msg`A reset link was sent to ${email}.`,
        when: 'confirmed',
        refused: msg`Couldn't send ${name} a reset link.`,
        href: `${href}?tab=security`,
      };
}
