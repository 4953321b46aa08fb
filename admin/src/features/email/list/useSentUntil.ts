import { nextAmong, useClock } from '@embarque/design-system';
import { useEffect, useMemo, useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { EmailActor } from '../mailbox/mailbox.types.ts';
import type { OwnEmail } from '../model/email.layout.ts';

const timesOf = (mails: readonly OwnEmail[]): number[] =>
  mails.flatMap(({ scheduledFor }) => (scheduledFor ? [Date.parse(scheduledFor)] : []));

/** The latest time that a scheduled message was sent at, in milliseconds since 1970. When one is sent, the list is put in order. */
export function useSentUntil(email: EmailActor): number {
  const own = useActorState(email, ({ context }) => context.own);
  const next = useMemo(() => nextAmong(timesOf(own)), [own]);
  const sentUntil = useClock(
    (now) => timesOf(own).reduce((last, time) => (time <= now ? Math.max(last, time) : last), 0),
    next,
  );
  const ordered = useRef(sentUntil);
  useEffect(() => {
    if (ordered.current === sentUntil) return;
    ordered.current = sentUntil;
    email.send({ type: 'own messages synced', own: email.getSnapshot().context.own });
  }, [email, sentUntil]);
  return sentUntil;
}
