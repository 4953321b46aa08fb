import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { EmailActor, Mailbox } from '../mailbox/mailbox.types.ts';

/** Keeps the composer aware of the message that the reader shows, under which it is answered. */
export function useShownMessage({ email, compose }: Pick<Mailbox, 'email' | 'compose'>): void {
  useEffect(() => {
    let lastId: number | null | undefined;
    const report = (state: SnapshotFrom<EmailActor>) => {
      const id = shownIn(state);
      if (id === undefined || id === lastId) return;
      lastId = id;
      compose.send({ type: 'message shown', id });
    };
    report(email.getSnapshot());
    const subscription = email.subscribe(report);
    return () => subscription.unsubscribe();
  }, [email, compose]);
}

/** The id of the shown message, null without one, and undefined while one is loading. */
function shownIn({ context: { openId, mail, messageError } }: SnapshotFrom<EmailActor>): number | null | undefined {
  return openId === null || messageError !== null ? null : mail?.id;
}
