import { useId, useImperativeHandle, useRef } from 'react';
import type { ConversationListProps, ConversationSection } from './chat-list.types.ts';
import { Empty, Root, Rows, Title } from './ConversationList.styles.ts';
import { ConversationRow } from './ConversationRow.tsx';

/** Conversations and contacts to choose from. A `HighlightScope` around marks what is searched in their names. */
export function ConversationList({ label, sections, activeId = null, onOpen, ref, ...rest }: ConversationListProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const active = root.current?.querySelector<HTMLElement>('[aria-current]');
      (active ?? root.current?.querySelector('button'))?.focus();
    },
    move: (step) => {
      const items = sections[0]?.items ?? [];
      const at = items.findIndex(({ id }) => id === activeId);
      const next = items[Math.max(0, Math.min(at + step, items.length - 1))];
      if (next && next.id !== activeId) onOpen({ id: next.id, isByKey: true });
    },
  }));
  return (
    <Root {...rest} ref={root} aria-label={label}>
      {sections.map((section) => (
        <Section key={section.id} {...{ section, activeId, onOpen }} />
      ))}
    </Root>
  );
}

interface SectionProps extends Required<Pick<ConversationListProps, 'activeId' | 'onOpen'>> {
  section: ConversationSection;
}

function Section({ section: { title, items, emptyText }, activeId, onOpen }: SectionProps) {
  const titleId = useId();
  return (
    <>
      <Title id={titleId}>{title}</Title>
      {items.length === 0 ? (
        <Empty>{emptyText}</Empty>
      ) : (
        <Rows role="list" aria-labelledby={titleId}>
          {items.map((item) => (
            <li key={item.id}>
              <ConversationRow
                item={item}
                isActive={item.id === activeId}
                onClick={({ detail }) => onOpen({ id: item.id, isByKey: detail === 0 })}
              />
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
