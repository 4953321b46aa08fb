import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { ChatCommand } from '../model/chat.commands.ts';
import { contentOf, emptyDraft, isSendable } from '../model/chat.drafts.ts';
import { conversationOf, isStored } from '../model/chat.state.ts';
import type { ChatContext } from './chat.context.ts';
import type { ChatEvent } from './chat.events.ts';

/** The command that an event stands for, if it does. */
export function commandIn(context: ChatContext, event: ChatEvent): ChatCommand | null {
  switch (event.type) {
    case 'message deleted':
    case 'contact updated':
    case 'contact deleted':
    case 'contact reported':
    case 'profile updated':
    case 'deletion requested':
      return event;
    case 'conversation cleared': {
      const last = lastStored(context, event.contactId);
      return last === null ? null : { ...event, sequence: last };
    }
    case 'message submitted':
      return submitted(context, event.contactId);
    case 'voice recorded':
      return { ...newMessage(event.contactId), message: '', voice: event.voice };
    case 'message retried':
      return context.failed[event.clientId]?.command ?? null;
    case 'messages seen': {
      const { contactId } = context;
      const last = contactId === null ? null : lastStored(context, contactId);
      return contactId !== null && last !== null ? { type: 'conversation read', contactId, sequence: last } : null;
    }
    default:
      return null;
  }
}

const newMessage = (contactId: number) => ({
  type: 'message sent' as const,
  contactId,
  clientId: newEntryId(),
  at: new Date().toISOString(),
});

/** The written message, or the change of the one that is being edited. */
function submitted({ shown, drafts }: ChatContext, contactId: number): ChatCommand | null {
  const draft = drafts[contactId] ?? emptyDraft;
  if (!isSendable(draft)) return null;
  const isThere = conversationOf(shown, contactId).messages.some(({ id }) => id === draft.editing);
  // A message that is gone meanwhile cannot be changed; its text must not be lost with it.
  if (draft.editing === null || !isThere) return { ...newMessage(contactId), ...contentOf(shown, contactId, draft) };
  return { type: 'message edited', contactId, messageId: draft.editing, message: draft.text.trim() };
}

/** The sequence of the last message that the server has. */
function lastStored({ shown }: ChatContext, contactId: number): number | null {
  return conversationOf(shown, contactId).messages.findLast(isStored)?.sequence ?? null;
}
