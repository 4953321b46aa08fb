import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useImperativeHandle, useMemo, useState } from 'react';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { ChatThreadProps } from './chat-thread.types.ts';
import { Root, Rows, Scroller, ToEnd, Typing } from './ChatThread.styles.ts';
import { ThreadRowView } from './ThreadRowView.tsx';
import { threadRows } from './thread-rows.ts';
import { useThreadWindow } from './useThreadWindow.ts';

/** The messages of a chat, as many as there are. It follows the newest one while that is in sight; a reader of older ones is not moved. */
export function ChatThread({
  messages,
  person,
  firstNewId = null,
  isTyping = false,
  query = '',
  currentHitId = null,
  isLoadingOlder = false,
  onReachStart,
  onAtEndChange,
  onAction,
  ref,
  ...rest
}: ChatThreadProps) {
  const { t } = useLingui();
  const { name } = person;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const rows = useMemo(() => threadRows(messages, firstNewId), [messages, firstNewId]);
  const { virtualizer, isAtEnd, newCount, toEnd } = useThreadWindow({
    messages,
    scroller,
    onAtEndChange,
    onReachStart,
  });
  useImperativeHandle(ref, () => ({
    toEnd,
    show: ({ id }) => {
      const index = messages.findIndex((message) => message.id === id);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    },
    focus: () => scroller?.focus(),
  }));

  return (
    <Root {...rest}>
      <HighlightScope query={query}>
        <Scroller
          ref={setScroller}
          role="log"
          aria-label={t`Messages with ${name}`}
          aria-live="off"
          aria-busy={isLoadingOlder}
          tabIndex={0}
        >
          <Rows style={{ blockSize: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <ThreadRowView
                    key={row.message.id}
                    ref={virtualizer.measureElement}
                    {...{ row, index, start, person, onAction }}
                    isCurrentHit={row.message.id === currentHitId}
                  />
                )
              );
            })}
          </Rows>
        </Scroller>
      </HighlightScope>
      {!isAtEnd && (
        <ToEnd type="button" onClick={toEnd}>
          {newCount > 0 ? <Plural value={newCount} one="# new" other="# new" /> : <Trans>Newest</Trans>}
          <Icon icon={ArrowDown} />
        </ToEnd>
      )}
      <Typing role="status">{isTyping && <Trans>{name} is typing…</Trans>}</Typing>
    </Root>
  );
}
