import { msg } from '@lingui/core/macro';
import type { SectionName } from '@embarque/mocks/account-setting/contract';
import type { Description, OutboxFeature } from '../../../outbox/outbox.types.ts';
import { ownPicture } from '../../../session/picture/own-picture.storage.ts';
import { applyCommand, invertCommand } from '../model/account.commands.ts';
import type { AccountCommand, AccountState } from '../model/account.types.ts';
import { accountCalls, sendCommand } from './account.api.ts';
import { commandSchema } from './account.schema.ts';

/** How the outbox carries the commands of the settings out. */
export const accountOutbox: OutboxFeature<AccountState, AccountCommand, null> = {
  name: 'account',
  schema: commandSchema,
  apply: applyCommand,
  inverse: invertCommand,
  describe: (_, command) => describe(command),
  isHeld: ({ type }) => type === 'card deleted',
  subjects: (_, command) => ('id' in command ? [String(command.id)] : []),
  load: (signal) => accountCalls.load(signal),
  send: async (command, { storage }) => {
    await sendCommand(command);
    if (command.type === 'section saved' && command.section === 'general') {
      ownPicture.in(storage).write(command.values.avatar);
    }
    return null;
  },
};

function describe(command: AccountCommand): Description {
  switch (command.type) {
    case 'section saved':
      return { ...sections[command.section], when: 'confirmed' };
    case 'connection set': {
      const { name, isConnected } = command;
      return isConnected
        ? { done: msg`${name} connected`, refused: msg`Couldn't connect ${name}.` }
        : { done: msg`${name} disconnected`, refused: msg`Couldn't disconnect ${name}. It's still connected.` };
    }
    case 'card changed': {
      const { last4 } = command;
      return { done: msg`Card ending in ${last4} updated`, refused: msg`Couldn't update the card.` };
    }
    case 'card made primary': {
      const { last4 } = command;
      return {
        done: msg`Card ending in ${last4} is the primary card`,
        refused: msg`Couldn't change the primary card. The previous one still applies.`,
      };
    }
    case 'card deleted': {
      const { last4 } = command;
      return {
        done: msg`Card ending in ${last4} deleted`,
        refused: msg`Couldn't delete the card ending in ${last4}. It's back.`,
      };
    }
    case 'payment set':
      return {
        done: command.method === 'card' ? msg`You pay by card` : msg`You pay with PayPal`,
        refused: msg`Couldn't change your payment method. The previous one still applies.`,
      };
    case 'plan set':
      return command.isCancelled
        ? { done: msg`Subscription cancelled`, refused: msg`Couldn't cancel the subscription. It's still active.` }
        : { done: msg`Subscription goes on`, refused: msg`Couldn't resume the subscription.` };
  }
}

const refused = msg`Couldn't save your changes. They are still in the form.`;

const sections: Record<SectionName, Pick<Description, 'done' | 'refused'>> = {
  general: { done: msg`Profile saved`, refused },
  info: { done: msg`Information saved`, refused },
  socialLinks: { done: msg`Links saved`, refused },
  notification: { done: msg`Email choices saved`, refused },
  matrix: { done: msg`Notifications saved`, refused },
  billingAddress: { done: msg`Billing address saved`, refused },
};
