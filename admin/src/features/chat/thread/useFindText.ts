import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatPlace } from '../model/chat.query.ts';
import type { Go } from '../page/usePlace.ts';

/** A pause in typing after which the URL follows. */
const FOLLOW_AFTER_MS = 300;

/** The text that is searched in the open thread, `null` while that search is closed. The URL follows it. */
export function useFindText({ find }: Pick<ChatPlace, 'find'>, go: Go) {
  const [typed, setTyped] = useState(find ?? '');
  const isOpen = find !== null;
  const follow = useEffectEvent(() => go({ find: typed }, { replace: true }));

  useEffect(() => {
    if (!isOpen || typed === find) return undefined;
    const timer = setTimeout(() => follow(), FOLLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, typed, find]);

  return {
    text: isOpen ? typed : null,
    setText: setTyped,
    close: () => {
      setTyped('');
      go({ find: null }, { replace: true });
    },
  };
}
