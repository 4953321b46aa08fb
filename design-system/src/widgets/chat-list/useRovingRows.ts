import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ConversationListProps } from './chat-list.types.ts';

type Rows = Pick<ConversationListProps, 'sections' | 'activeId'>;

/** Tells a row from all others: a person may be among the chats and among the contacts. */
export const keyOf = (sectionId: string, id: string | number): string => `${sectionId} ${id}`;

/** One row is the stop of the Tab key: the one that had focus last, else the open one, else the first. Arrows go from one to the next. */
export function useRovingRows({ sections, activeId }: Rows) {
  const root = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const keys = sections.flatMap((section) => section.items.map(({ id }) => keyOf(section.id, id)));
  const active = sections.flatMap((section) =>
    section.items.filter(({ id }) => id === activeId).map(({ id }) => keyOf(section.id, id)),
  )[0];
  const stop = focused !== null && keys.includes(focused) ? focused : (active ?? keys[0]);

  const goTo = (index: number) => {
    const key = keys[Math.max(0, Math.min(index, keys.length - 1))];
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"]`)?.focus();
  };
  return {
    root,
    stop,
    active,
    focus: () => goTo(keys.indexOf(stop ?? '')),
    onFocus: ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      const at = keys.indexOf(stop ?? '');
      const target: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length };
      const next = target[event.key];
      if (next === undefined) return;
      event.preventDefault();
      goTo(next);
    },
  };
}
