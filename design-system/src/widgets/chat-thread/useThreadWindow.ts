import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ChatThreadProps } from './chat-thread.types.ts';

interface ThreadWindow extends Pick<ChatThreadProps, 'messages' | 'onAtEndChange' | 'onReachStart'> {
  scroller: HTMLElement | null;
}

/** As close to the end, in px, as counts as being there. */
const END = 40;
const ROW_HEIGHT = 64;
const OVERSCAN = 8;

/** Which messages are drawn, and where; it follows the end while that is in sight. */
export function useThreadWindow({ messages, scroller, onAtEndChange, onReachStart }: ThreadWindow) {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read where it is returned, and passed to nobody
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: messages.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => messages[index]?.id ?? index, [messages]),
    overscan: OVERSCAN,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END,
    paddingEnd: 16,
  });
  const [isAtEnd, setAtEnd] = useState(true);
  const [newCount] = useState(0);
  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);

  const look = useEffectEvent(() => {
    if (!scroller) return;
    const next = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= END;
    if (next !== isAtEnd) {
      setAtEnd(next);
      onAtEndChange?.({ isAtEnd: next });
    }
    if (scroller.scrollTop <= END) onReachStart?.();
  });
  useEffect(() => {
    if (!scroller) return undefined;
    const onScroll = () => look();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [scroller]);
  return { virtualizer, isAtEnd, newCount, toEnd };
}
