import { Trans } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';

export interface ChatStartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Called when a conversation should be chosen. */
  onStart: () => void;
}

/** Stands in place of the messages before a conversation is chosen. */
export function ChatStart({ onStart, ...rest }: ChatStartProps) {
  return (
    <Root {...rest}>
      <Disc>
        <Icon icon={MessageSquare} />
      </Disc>
      <Button variant="soft" shape="round" onClick={onStart}>
        <Trans>Start Conversation</Trans>
      </Button>
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
