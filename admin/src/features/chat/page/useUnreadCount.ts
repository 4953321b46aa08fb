import { useEffect } from 'react';
import { useAppStateActor } from '../../../app-state/AppStateProvider.tsx';
import type { SnapshotFrom } from 'xstate';
import type { ChatActor } from '../machine/chat.machine.ts';
import { unreadTotal } from '../model/chat.state.ts';

/** Keeps the count in the menu in step with the chat. */
export function useUnreadCount(actor: ChatActor): void {
  const appState = useAppStateActor();
  useEffect(() => {
    let last: number | null = null;
    const report = ({ context }: SnapshotFrom<ChatActor>) => {
      if (context.cursor === null) return;
      const unread = unreadTotal(context.shown);
      if (unread !== last) appState.send({ type: 'chat counted', unread });
      last = unread;
    };
    report(actor.getSnapshot());
    const subscription = actor.subscribe(report);
    return () => subscription.unsubscribe();
  }, [actor, appState]);
}
