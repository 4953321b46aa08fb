import { memo, useId, useImperativeHandle } from 'react';
import type { ConversationItem, ConversationListProps, ConversationSection } from './chat-list.types.ts';
import { Empty, Root, Rows, Title } from './ConversationList.styles.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { keyOf, useRovingRows } from './useRovingRows.ts';

/**
 * Conversations and contacts to choose from. One stop of the Tab key; arrows go from row to row. A `HighlightScope` around marks what is
 * searched in their names.
 */
export function ConversationList({ label, sections, activeId = null, onOpen, ref, ...rest }: ConversationListProps) {
  const { root, stop, active, focus, onFocus, onKeyDown } = useRovingRows({ sections, activeId });
  useImperativeHandle(ref, () => ({
    focus,
    move: (step) => {
      const items = sections.find(({ id }) => active?.startsWith(`${id} `))?.items ?? sections[0]?.items ?? [];
      const at = items.findIndex(({ id }) => id === activeId);
      const next = items[at < 0 ? 0 : Math.max(0, Math.min(at + step, items.length - 1))];
      if (next && next.id !== activeId) onOpen({ id: next.id, isByKey: true });
    },
  }));
  return (
    <Root {...rest} ref={root} aria-label={label} onFocus={onFocus} onKeyDown={onKeyDown}>
      {sections.map((section) => (
        <Section key={section.id} {...{ section, stop, active, onOpen }} />
      ))}
    </Root>
  );
}

interface SectionProps extends Pick<ConversationListProps, 'onOpen'> {
  section: ConversationSection;
  stop: string | undefined;
  active: string | undefined;
}

function Section({ section: { id: sectionId, title, items, emptyText }, stop, active, onOpen }: SectionProps) {
  const titleId = useId();
  return (
    <>
      <Title id={titleId}>{title}</Title>
      {items.length === 0 ? (
        <Empty>{emptyText}</Empty>
      ) : (
        <Rows role="list" aria-labelledby={titleId}>
          {items.map((item) => {
            const key = keyOf(sectionId, item.id);
            return (
              <Item key={key} rowKey={key} {...{ item, onOpen }} isStop={key === stop} isActive={key === active} />
            );
          })}
        </Rows>
      )}
    </>
  );
}

interface ItemProps extends Pick<ConversationListProps, 'onOpen'> {
  item: ConversationItem;
  rowKey: string;
  isStop: boolean;
  isActive: boolean;
}

const Item = memo(function Item({ item, rowKey, isStop, isActive, onOpen }: ItemProps) {
  return (
    <li>
      <ConversationRow
        item={item}
        isActive={isActive}
        tabIndex={isStop ? 0 : -1}
        data-key={rowKey}
        // A key makes a press without a pointer.
        onClick={({ detail }) => onOpen({ id: item.id, isByKey: detail === 0 })}
      />
    </li>
  );
});
