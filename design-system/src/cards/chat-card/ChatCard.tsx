import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Avatar, type AvatarProps } from '../../components/avatar/Avatar.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { ChatEntry, type ChatEntryProps } from './ChatEntry.tsx';
import { Detail, Head, History, Person } from './ChatCard.styles.ts';
import { ChatGroup } from './ChatGroup.tsx';
import { type ChatMessage, groupMessages } from './group-messages.ts';

export interface ChatCardProps
  extends
    Pick<ChatEntryProps, 'onSend' | 'onAttach'>,
    Omit<CardProps, 'title' | 'subtitle' | 'footer' | 'padding' | 'children'> {
  /** With whom the person talks. */
  person: Pick<AvatarProps, 'name' | 'src' | 'status'>;
  /** A quieter line below the name. */
  detail?: ReactNode;
  /** The messages, oldest first. */
  messages: readonly ChatMessage[];
}

/** A talk with one person in the room of a card. For many talks beside each other, use a page of its own. */
export function ChatCard({
  person,
  headingLevel = 2,
  detail,
  messages,
  onSend,
  onAttach,
  actions,
  ...rest
}: ChatCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const history = useEndInSight(messages.length);
  const { name } = person;
  const Heading = `h${headingLevel}` as const;

  return (
    <Card role="region" aria-labelledby={titleId} {...rest} padding="none">
      <Head>
        <Avatar {...person} />
        <Person>
          <Heading id={titleId}>{name}</Heading>
          {detail && <Detail>{detail}</Detail>}
        </Person>
        {actions}
      </Head>
      <History ref={history} label={t`Talk with ${name}`} aria-label={t`Talk with ${name}`} role="log">
        <div>
          {groupMessages(messages).map((group) => (
            <ChatGroup key={group.messages[0].id} group={group} person={person} />
          ))}
        </div>
      </History>
      <ChatEntry person={name} onSend={onSend} onAttach={onAttach} />
    </Card>
  );
}

/** The newest message is in sight at first, and whenever there is one more. */
function useEndInSight(count: number) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (count > 0 && area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [count]);
  return area;
}
