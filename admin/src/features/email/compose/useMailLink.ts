import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import { startOfLink } from './compose.draft.ts';

/** Writes the mail of the `mailto:` link in the URL, once: a reload or Back writes no second one. */
export function useMailLink({ compose, go }: Pick<Mailbox, 'compose' | 'go'>, link: string | null): void {
  const begun = useRef<string | null>(null);
  const begin = useEffectEvent((mailto: string) => {
    compose.send({ type: 'message started', start: startOfLink(mailto) });
    go({}, { replace: true });
  });

  useEffect(() => {
    if (link !== null && link !== begun.current) begin(link);
    begun.current = link;
  }, [link]);
}
