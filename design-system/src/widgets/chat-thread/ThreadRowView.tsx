import { Trans } from '@lingui/react/macro';
import { memo, type Ref } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import type { ChatPerson, OnMessageAction } from '../chat-message/chat.types.ts';
import { MessageBubble } from '../chat-message/MessageBubble.tsx';
import { useDayNames } from '../chat-message/useDayNames.ts';
import { Row, Separator, Sided } from './ChatThread.styles.ts';
import type { ThreadRow } from './thread-rows.ts';

interface ThreadRowViewProps {
  row: ThreadRow;
  index: number;
  start: number;
  person: ChatPerson;
  isCurrentHit: boolean;
  onAction: OnMessageAction | undefined;
  ref: Ref<HTMLDivElement>;
}

/** A message with the day and the line of new messages that begin with it. */
export const ThreadRowView = memo(function ThreadRowView({
  row: { message, day, isFirstNew, isFirst, isLast },
  index,
  start,
  person: { name, src },
  isCurrentHit,
  onAction,
  ref,
}: ThreadRowViewProps) {
  const { nameOfDay } = useDayNames();
  const bubble = <MessageBubble message={message} person={name} isLast={isLast} {...(onAction && { onAction })} />;
  return (
    <Row
      ref={ref}
      data-index={index}
      data-message-id={message.id}
      data-first={isFirst || undefined}
      data-hit={isCurrentHit || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {day !== undefined && (
        <Separator>
          <time dateTime={day}>{nameOfDay(day)}</time>
        </Separator>
      )}
      {isFirstNew && (
        <Separator data-new>
          <Trans>New messages</Trans>
        </Separator>
      )}
      {message.from === 'them' && !message.call ? (
        <Sided>
          {isLast ? <Avatar name={name} src={src} size="small" isDecorative /> : <span />}
          {bubble}
        </Sided>
      ) : (
        bubble
      )}
    </Row>
  );
});
