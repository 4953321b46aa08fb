import { Trans } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';
import type { ConversationItem } from '../chat-list/chat-list.types.ts';
import { ConversationRow } from '../chat-list/ConversationRow.tsx';

export interface ChatStartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Called when a conversation should be chosen. */
  onStart: () => void;
  /** The conversations with unread messages, where no list of all is in sight. */
  unread?: readonly ConversationItem[];
  /** Called with the one of them that was pressed. */
  onOpen?: (opened: Pick<ConversationItem, 'id'>) => void;
}

/** Stands in place of the messages before a conversation is chosen. */
export function ChatStart({ onStart, unread = [], onOpen, ...rest }: ChatStartProps) {
  const headingId = useId();
  return (
    <Root {...rest}>
      <Disc>
        <Icon icon={MessageSquare} />
      </Disc>
      <Button variant="soft" shape="round" onClick={onStart}>
        <Trans>Start Conversation</Trans>
      </Button>
      {unread.length > 0 && (
        <Unread aria-labelledby={headingId}>
          <Heading id={headingId}>
            <Trans context="conversations">Unread</Trans>
          </Heading>
          {unread.map((item) => (
            <ConversationRow key={item.id} item={item} onClick={() => onOpen?.({ id: item.id })} />
          ))}
        </Unread>
      )}
    </Root>
  );
}

const { color, shadow, space } = theme;

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.l};
  min-block-size: 0;
  padding: ${space.xxl} ${space.card};
  overflow-y: auto;
  background: ${color.sunken};
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 7rem;
  block-size: 7rem;
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: ${color.primaryInk};

  > svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
`;

const Unread = styled.section`
  flex: none;
  inline-size: min(26rem, 100%);
  padding: ${space.m} ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
`;

const Heading = styled.h2`
  padding-inline: ${space.m};
  color: ${color.ink3};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
`;
