import { findInThread, type ThreadMessage } from '@embarque/design-system/chat';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ChatActor } from '../machine/chat.machine.ts';

export interface Find {
  count: number;
  /** Which hit is the current one, from 0; `null` while there is none. */
  index: number | null;
  hitId: string | null;
  step: (by: number) => void;
}

/** The hits of the search in a thread, the newest one first of all. Older messages are loaded for it. */
export function useFind(
  actor: ChatActor,
  messages: readonly ThreadMessage[],
  find: string | null,
  isLoaded: boolean,
): Find {
  const isOpen = find !== null && isLoaded;
  const query = useDeferredValue(find ?? '');
  const hits = useMemo(() => findInThread(messages, query), [messages, query]);
  const [chosen, setChosen] = useState<{ query: string; id: string } | null>(null);

  useEffect(() => {
    if (isOpen) actor.send({ type: 'whole thread requested' });
  }, [actor, isOpen]);

  const found = chosen?.query === query ? hits.indexOf(chosen.id) : -1;
  const index = hits.length === 0 ? null : found < 0 ? hits.length - 1 : found;
  return {
    count: hits.length,
    index,
    hitId: index === null ? null : (hits[index] ?? null),
    step: (by) => {
      if (index === null) return;
      const id = hits[(index + by + hits.length) % hits.length];
      if (id !== undefined) setChosen({ query, id });
    },
  };
}
