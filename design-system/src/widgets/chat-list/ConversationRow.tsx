import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff, Star } from 'lucide-react';
import { type ComponentPropsWithRef, memo } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Badge } from '../../components/badges/Badge.tsx';
import { useHighlight } from '../../components/highlight/highlight.context.ts';
import { useDayNames } from '../chat-message/time/useDayNames.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ConversationItem } from './chat-list.types.ts';
import { Count, Draft, Face, Important, Last, Name, Row, Text, Time } from './ConversationList.styles.ts';

export interface ConversationRowProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Its content. */
  item: ConversationItem;
  /**
   * Whether its conversation is open.
   * @default false
   */
  isActive?: boolean;
}

/** One conversation in a list: who, the last words, when, and how many are unread. */
export const ConversationRow = memo(function ConversationRow({
  item,
  isActive = false,
  ...rest
}: ConversationRowProps) {
  const { t } = useLingui();
  const highlight = useHighlight();
  const { shortTimeOf } = useDayNames();
  const { name, src, status, lastAt, unread = 0, isMuted = false } = item;
  return (
    <Row {...rest} type="button" aria-current={isActive || undefined}>
      <Face>
        <Avatar name={name} src={src ?? null} {...(status && { status })} />
      </Face>
      <Name>
        {/* The picture has it, with the status. */}
        <bdi aria-hidden title={name}>
          {highlight(name)}
        </bdi>
        {item.isImportant && <Important icon={Star} label={t`Important`} />}
      </Name>
      {lastAt && <Time dateTime={lastAt}>{shortTimeOf(lastAt)}</Time>}
      <Last>
        <Text dir="auto">
          <Words item={item} />
        </Text>
        <Count>
          {isMuted && <Icon icon={BellOff} label={t({ message: 'Muted', context: 'conversation' })} />}
          {unread > 0 && (
            <Badge
              tone={isMuted ? 'secondary' : 'danger'}
              variant={isMuted ? 'soft' : 'solid'}
              label={t`${unread} unread`}
            >
              {unread > 99 ? '99+' : unread}
            </Badge>
          )}
        </Count>
      </Last>
    </Row>
  );
});

function Words({ item: { text, draft, isTyping, isOwn } }: { item: ConversationItem }) {
  if (isTyping) return <Trans context="chat">Typing…</Trans>;
  if (draft)
    return (
      <Trans>
        <Draft>Draft:</Draft> <bdi>{draft}</bdi>
      </Trans>
    );
  return isOwn ? (
    <Trans>
      You: <bdi>{text}</bdi>
    </Trans>
  ) : (
    text
  );
}
