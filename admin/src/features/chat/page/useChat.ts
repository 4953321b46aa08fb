import { useEffect, useState } from 'react';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../../outbox/react/useSettled.ts';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { type ChatActor, chatMachine } from '../machine/chat.machine.ts';
import type { ChatPlace } from '../model/chat.query.ts';
import { chatOutbox } from '../server/chat.outbox.ts';
import { storedChat } from '../server/chat.storage.ts';
import { usePageState } from './usePageState.ts';
import { useReading } from './useReading.ts';
import { useStoredChat } from './useStoredChat.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** The chat of this page, connected with everything around it: it runs as long as the page is there. */
export function useChat({ contact }: Pick<ChatPlace, 'contact'>): ChatActor {
  const area = useUserStorage();
  const outbox = useOutbox();
  const settled = useSettled(chatOutbox.name);
  const [stored] = useState(() => storedChat.in(area).read());
  const actor = useInspectedActor(chatMachine, { input: { outbox, settled, ...stored } });

  useEffect(() => {
    if (contact === null) actor.send({ type: 'contact closed' });
    else actor.send({ type: 'contact opened', contactId: contact });
  }, [actor, contact]);

  usePageState(actor);
  useReading(actor);
  useStoredChat(actor, area);
  useUnreadCount(actor);
  return actor;
}
