import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import type { ChatCommand, ContactFields } from '../model/chat.commands.ts';
import { type ChatState, contactOf } from '../model/chat.state.ts';

/** Each command is about one message; several together say how many. */
const count = 1;

/** The messages about a command, with the names as they are before it. */
export function describeCommand(state: ChatState, command: ChatCommand): Description {
  const name = ('contactId' in command && contactOf(state, command.contactId)?.fullName) || '';
  switch (command.type) {
    case 'message sent':
      return { done: null, refused: msg`Couldn't send your message to ${name}.` };
    case 'message edited':
      return { done: null, refused: msg`Couldn't change your message to ${name}.` };
    case 'message deleted':
      return {
        done: msg`Message deleted`,
        several: msg`${plural(count, { one: '# message deleted', other: '# messages deleted' })}`,
        refused: msg`Couldn't delete your message to ${name}. It's back.`,
      };
    case 'conversation read':
      return { done: null, refused: msg`Couldn't mark the chat with ${name} as read.` };
    case 'conversation cleared':
      return { done: msg`Chat with ${name} cleared`, refused: msg`Couldn't clear the chat with ${name}. It's back.` };
    case 'contact updated':
      return describeContact(name, command.fields);
    case 'contact deleted':
      return { done: msg`${name} deleted`, refused: msg`Couldn't delete ${name}.` };
    case 'contact reported':
      return { done: msg`${name} reported`, when: 'confirmed', refused: msg`Couldn't report ${name}.` };
    case 'profile updated':
      return { done: null, refused: msg`Couldn't update your profile.` };
    case 'deletion requested':
      return {
        done: msg`Your request was sent to the administrators.`,
        when: 'confirmed',
        refused: msg`Couldn't request the deletion.`,
      };
  }
}

function describeContact(name: string, { isMuted, isBlocked }: ContactFields): Description {
  const refused = msg`Couldn't update ${name}.`;
  return { done: doneWith(name, isMuted, isBlocked), refused };
}

function doneWith(name: string, isMuted?: boolean, isBlocked?: boolean): MessageDescriptor | null {
  if (isMuted !== undefined) return isMuted ? msg`${name} muted` : msg`${name} unmuted`;
  if (isBlocked !== undefined) return isBlocked ? msg`${name} blocked` : msg`${name} unblocked`;
  return null;
}
