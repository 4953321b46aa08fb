import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { memo, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { ChatThreadProps } from './chat-thread.types.ts';
import { Empty, Root, Scroller, ToEnd, Typing } from './ChatThread.styles.ts';
import { NewArrivals } from './NewArrivals.tsx';
import { ThreadRows } from './ThreadRows.tsx';
import { threadRows } from './rows/thread-rows.ts';
import { useCurrentHit } from './window/useCurrentHit.ts';
import { useReservedLine } from './window/useReservedLine.ts';
import { useThreadEnd } from './window/useThreadEnd.ts';
import { useThreadFocus } from './window/useThreadFocus.ts';
import { useThreadWindow } from './window/useThreadWindow.ts';

/**
 * The messages of a chat, as many as there are. It follows the newest one while that is in sight; a reader of older ones is not moved,
 * and a button says how many have come. Give it a `key` for each conversation.
 */
export const ChatThread = memo(function ChatThread({
  messages,
  person,
  firstNewId = null,
  isTyping = false,
  query = '',
  currentHitId = null,
  isLoadingOlder = false,
  isMuted = false,
  emptyText,
  onReachStart,
  onAtEndChange,
  onAction,
  ref,
  ...rest
}: ChatThreadProps) {
  const { t } = useLingui();
  const { name } = person;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const lineId = useReservedLine(firstNewId);
  const rows = useMemo(() => threadRows(messages, lineId), [messages, lineId]);
  const show = (index: number, align: 'auto' | 'center' = 'auto') => virtualizer.scrollToIndex(index, { align });
  const { current, focus, onFocus, onKeyDown } = useThreadFocus({ messages, scroller, onShow: (index) => show(index) });
  const virtualizer = useThreadWindow({ rows, current, scroller });
  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  const { isAtEnd, newCount } = useThreadEnd({ messages, scroller, onAtEndChange, onReachStart, toEnd });
  const showMessage = (id: string) => {
    const index = messages.findIndex((message) => message.id === id);
    if (index >= 0) show(index, 'center');
  };
  useCurrentHit(currentHitId, scroller !== null, showMessage);
  useImperativeHandle(ref, () => ({ toEnd, show: ({ id }) => showMessage(id), focus }));

  return (
    <Root {...rest}>
      <HighlightScope query={query}>
        <Scroller
          ref={setScroller}
          role="log"
          aria-label={t`Messages with ${name}`}
          aria-live="off"
          aria-busy={isLoadingOlder}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {rows.length === 0 && emptyText && <Empty>{emptyText}</Empty>}
          <ThreadRows
            {...{ rows, person, current, currentHitId, onAction }}
            showsNewLine={firstNewId !== null}
            items={virtualizer.getVirtualItems()}
            size={virtualizer.getTotalSize()}
            measure={virtualizer.measureElement}
          />
        </Scroller>
      </HighlightScope>
      {!isAtEnd && (
        <ToEnd type="button" onClick={toEnd}>
          {newCount > 0 ? (
            <Plural value={newCount} one="# new" other="# new" />
          ) : (
            <Trans context="messages">Newest</Trans>
          )}
          <Icon icon={ArrowDown} />
        </ToEnd>
      )}
      <Typing>{isTyping && <Trans>{name} is typing…</Trans>}</Typing>
      <NewArrivals messages={messages} person={name} isMuted={isMuted} />
    </Root>
  );
});
