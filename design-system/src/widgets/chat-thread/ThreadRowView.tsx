import { Trans } from '@lingui/react/macro';
import { memo, type Ref } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import type { ChatPerson, OnMessageAction } from '../chat-message/chat.types.ts';
import { MessageBubble } from '../chat-message/MessageBubble.tsx';
import { dayOf } from '../chat-message/time/message-time.ts';
import { useDayNames } from '../chat-message/time/useDayNames.ts';
import { Row, Separator, Sided } from './ChatThread.styles.ts';
import type { ThreadRow } from './rows/thread-rows.ts';

interface ThreadRowViewProps extends ThreadRow {
  index: number;
  start: number;
  person: ChatPerson;
  /** Whether the line of new messages is to be seen in its room. */
  showsNewLine: boolean;
  isCurrentHit: boolean;
  isStop: boolean;
  onAction: OnMessageAction | undefined;
  ref: Ref<HTMLDivElement>;
}

/** A message with the day and the line of new messages that begin with it. */
export const ThreadRowView = memo(function ThreadRowView({
  message,
  isFirstOfDay,
  isFirstNew,
  isFirst,
  isLast,
  index,
  start,
  person: { name, src },
  showsNewLine,
  isCurrentHit,
  isStop,
  onAction,
  ref,
}: ThreadRowViewProps) {
  const hasFace = message.from === 'them' && !message.call;
  return (
    <Row
      ref={ref}
      data-index={index}
      data-message-id={message.id}
      data-first={isFirst || undefined}
      data-hit={isCurrentHit || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {isFirstOfDay && <Day sentAt={message.sentAt} />}
      {isFirstNew && (
        <Separator data-new data-hidden={!showsNewLine || undefined}>
          <Trans>New messages</Trans>
        </Separator>
      )}
      <Sided data-face={hasFace || undefined}>
        {hasFace && (isLast ? <Avatar name={name} src={src} size="small" isDecorative /> : <span />)}
        <MessageBubble
          message={message}
          person={name}
          isLast={isLast}
          isStop={isStop}
          tabIndex={isStop ? 0 : -1}
          onAction={onAction}
        />
      </Sided>
    </Row>
  );
});

function Day({ sentAt }: { sentAt: string }) {
  const { nameOfDay } = useDayNames();
  const day = dayOf(sentAt);
  return (
    <Separator>
      <time dateTime={day}>{nameOfDay(day)}</time>
    </Separator>
  );
}
