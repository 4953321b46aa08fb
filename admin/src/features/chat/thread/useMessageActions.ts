import type { OnMessageAction } from '@embarque/design-system/chat';
import { useCallback } from 'react';
import type { ChatActor } from '../machine/chat.machine.ts';
import { draftBefore, editOf, lastEditable } from '../model/chat.drafts.ts';
import { conversationOf, keyOf } from '../model/chat.state.ts';

interface MessageActionsOptions {
  actor: ChatActor;
  contactId: number;
  /** Takes focus to the composer, behind its text. */
  onWrite: () => void;
}

/** Everything that can be done with one message of a thread. */
export function useMessageActions({ actor, contactId, onWrite }: MessageActionsOptions) {
  const edit = useCallback(
    (messageId: number, text: string) => {
      const draft = actor.getSnapshot().context.drafts[contactId];
      actor.send({ type: 'draft changed', contactId, change: editOf(draft, messageId, text) });
      onWrite();
    },
    [actor, contactId, onWrite],
  );

  const act: OnMessageAction = useCallback(
    ({ id, action }) => {
      const message = conversationOf(actor.getSnapshot().context.shown, contactId).messages.find(
        (one) => keyOf(one) === id,
      );
      if (!message) return;
      switch (action) {
        case 'retry':
          actor.send({ type: 'message retried', clientId: id });
          break;
        case 'discard':
          actor.send({ type: 'message discarded', clientId: id });
          break;
        case 'reply':
          actor.send({
            type: 'draft changed',
            contactId,
            change: { ...draftBefore(actor.getSnapshot().context.drafts[contactId]), replyTo: message.id },
          });
          onWrite();
          break;
        case 'edit':
          edit(message.id, message.message);
          break;
        case 'delete':
          actor.send({ type: 'message deleted', contactId, messageId: message.id });
      }
    },
    [actor, contactId, edit, onWrite],
  );

  const editLast = () => {
    const last = lastEditable(actor.getSnapshot().context.shown, contactId);
    if (last) edit(last.id, last.message);
  };
  return { act, editLast };
}
