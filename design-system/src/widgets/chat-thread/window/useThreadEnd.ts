import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatThreadProps } from '../chat-thread.types.ts';
import { arrivedAfter } from '../rows/arrived-after.ts';
import { END } from './useThreadWindow.ts';

interface ThreadEnd extends Pick<ChatThreadProps, 'messages' | 'onAtEndChange' | 'onReachStart'> {
  scroller: HTMLElement | null;
  /** Goes to the newest message. */
  toEnd: () => void;
}

/** As close to the beginning, in px, as older messages are asked for. */
const START = 200;

/** Whether the newest message is in sight, and how many have come since it was. An own message leads back to it. */
export function useThreadEnd({ messages, scroller, onAtEndChange, onReachStart, toEnd }: ThreadEnd) {
  const [isAtEnd, setAtEnd] = useState(true);
  const newest = messages.at(-1);
  const [seenId, setSeenId] = useState(newest?.id);
  if (isAtEnd && newest && seenId !== newest.id) setSeenId(newest.id);

  const look = useEffectEvent(() => {
    if (!scroller) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const next = scrollHeight - clientHeight - scrollTop <= END;
    if (next !== isAtEnd) {
      setAtEnd(next);
      onAtEndChange?.({ isAtEnd: next });
    }
    if (scrollTop <= START && messages.length > 0) onReachStart?.();
  });
  useEffect(() => {
    if (!scroller) return undefined;
    const onScroll = () => look();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [scroller]);

  useOwnMessages(newest, toEnd);
  return { isAtEnd, newCount: isAtEnd ? 0 : arrivedAfter(messages, seenId) };
}

/** Goes to the end with each new own message. */
function useOwnMessages(newest: ChatThreadProps['messages'][number] | undefined, toEnd: () => void) {
  const last = useRef(newest?.id);
  const follow = useEffectEvent(() => {
    if (newest?.from === 'me') toEnd();
  });
  useEffect(() => {
    if (newest?.id === last.current) return;
    last.current = newest?.id;
    follow();
  }, [newest?.id]);
}
