import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ChatActor } from '../machine/chat.machine.ts';
import { conversationOf } from '../model/chat.state.ts';

/** Marks messages as seen while the person sees the end of the open thread. */
export function useReading(actor: ChatActor): void {
  useEffect(() => {
    const read = (state: SnapshotFrom<ChatActor>) => {
      const { contactId, shown } = state.context;
      if (contactId === null || !state.matches({ presence: 'here', thread: 'open' })) return;
      if (conversationOf(shown, contactId).unseen > 0) actor.send({ type: 'messages seen' });
    };
    read(actor.getSnapshot());
    const subscription = actor.subscribe(read);
    return () => subscription.unsubscribe();
  }, [actor]);
}
