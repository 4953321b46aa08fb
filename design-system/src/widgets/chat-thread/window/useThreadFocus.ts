import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ChatThreadProps } from '../chat-thread.types.ts';

interface ThreadFocus extends Pick<ChatThreadProps, 'messages'> {
  scroller: HTMLElement | null;
  /** Brings a message in sight. */
  onShow: (index: number) => void;
}

const steps: Record<string, (count: number) => number> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  Home: (count) => -count,
  End: (count) => count,
};

/** One message is the stop of the Tab key: the newest, or the one that had focus last. Arrows go from one to the next. */
export function useThreadFocus({ messages, scroller, onShow }: ThreadFocus) {
  const [id, setId] = useState<string | null>(null);
  const known = id === null ? -1 : messages.findIndex((message) => message.id === id);
  const current = known < 0 ? messages.length - 1 : known;
  const wanted = useRef<string | null>(null);

  const goTo = (index: number) => {
    const message = messages[Math.max(0, Math.min(index, messages.length - 1))];
    if (!message) return;
    setId(message.id);
    onShow(messages.indexOf(message));
    const bubble = bubbleOf(scroller, message.id);
    wanted.current = bubble ? null : message.id;
    bubble?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const bubble = wanted.current === null ? null : bubbleOf(scroller, wanted.current);
    if (!bubble) return;
    wanted.current = null;
    bubble.focus({ preventScroll: true });
  });

  return {
    current,
    focus: () => goTo(current),
    onFocus: ({ target }: FocusEvent) => {
      const focused = target.closest<HTMLElement>('[data-message-id]')?.dataset['messageId'];
      if (focused !== undefined) setId(focused);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const stepOf = steps[event.key];
      const isOnMessage = (event.target as Element).matches('[role="article"]');
      if (!stepOf || !isOnMessage || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      goTo(current + stepOf(messages.length));
    },
  };
}

const bubbleOf = (scroller: HTMLElement | null, id: string) =>
  scroller?.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"] [role="article"]`);
