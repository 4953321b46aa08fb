import type { Email, EmailFolder, EmailLabel } from '@embarque/mocks/email/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import { type EmailCommand, hasToast, idsOf } from '../model/email.commands.ts';

export function describeCommand(_: readonly Email[], command: EmailCommand): Description {
  const count = idsOf(command).length;
  if (command.type === 'messages deleted') {
    const done = msg`${plural(count, { one: '# message deleted forever', other: '# messages deleted forever' })}`;
    return {
      done,
      several: done,
      refused: msg`${plural(count, {
        one: "Couldn't delete the message. It's still there.",
        other: "Couldn't delete # messages. They're still there.",
      })}`,
    };
  }
  const refused = msg`${plural(count, {
    one: "Couldn't update the message. It's back to how it was.",
    other: "Couldn't update # messages. They're back to how they were.",
  })}`;
  if (!hasToast(command)) return { done: null, refused };
  const done = describeDone(command, count);
  return { done, several: done, refused };
}

function describeDone(command: Exclude<EmailCommand, { type: 'messages deleted' }>, count: number): MessageDescriptor {
  if (command.type === 'label toggled') {
    const kind = command.adds.length === 0 ? 'removed' : command.adds.length === count ? 'added' : 'changed';
    return labelMessages[kind](command.label, count);
  }
  const folder = command.updates.find(({ data }) => data.folder)?.data.folder;
  return folder
    ? movedMessage(folder, count)
    : msg`${plural(count, { one: '# message marked as unread', other: '# messages marked as unread' })}`;
}

// The names are part of the texts, since a stored description is read in any language.
const movedMessage = (folder: EmailFolder, count: number) =>
  msg`${select(folder, {
    inbox: plural(count, { one: '# message moved to Inbox', other: '# messages moved to Inbox' }),
    sent: plural(count, { one: '# message moved to Sent', other: '# messages moved to Sent' }),
    draft: plural(count, { one: '# message moved to Draft', other: '# messages moved to Draft' }),
    spam: plural(count, { one: '# message moved to Spam', other: '# messages moved to Spam' }),
    other: plural(count, { one: '# message moved to Trash', other: '# messages moved to Trash' }),
  })}`;

const labelMessages: Record<'added' | 'removed' | 'changed', (label: EmailLabel, count: number) => MessageDescriptor> =
  {
    added: (label, count) =>
      msg`${select(label, {
        personal: plural(count, { one: '“Personal” added to # message', other: '“Personal” added to # messages' }),
        company: plural(count, { one: '“Company” added to # message', other: '“Company” added to # messages' }),
        important: plural(count, { one: '“Important” added to # message', other: '“Important” added to # messages' }),
        other: plural(count, { one: '“Private” added to # message', other: '“Private” added to # messages' }),
      })}`,
    removed: (label, count) =>
      msg`${select(label, {
        personal: plural(count, {
          one: '“Personal” removed from # message',
          other: '“Personal” removed from # messages',
        }),
        company: plural(count, { one: '“Company” removed from # message', other: '“Company” removed from # messages' }),
        important: plural(count, {
          one: '“Important” removed from # message',
          other: '“Important” removed from # messages',
        }),
        other: plural(count, { one: '“Private” removed from # message', other: '“Private” removed from # messages' }),
      })}`,
    changed: (label, count) =>
      msg`${select(label, {
        personal: plural(count, { one: '“Personal” changed on # message', other: '“Personal” changed on # messages' }),
        company: plural(count, { one: '“Company” changed on # message', other: '“Company” changed on # messages' }),
        important: plural(count, {
          one: '“Important” changed on # message',
          other: '“Important” changed on # messages',
        }),
        other: plural(count, { one: '“Private” changed on # message', other: '“Private” changed on # messages' }),
      })}`,
  };
