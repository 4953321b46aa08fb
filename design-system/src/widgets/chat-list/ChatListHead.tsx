import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { TOOLS_ABOVE_TOASTS } from '../../lib/toast-marks.ts';
import { theme } from '../../theme/theme.ts';
import type { ChatPerson } from '../chat-message/chat.types.ts';

export interface ChatListHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The signed-in person. */
  me: ChatPerson;
  /** Called when the own avatar is pressed. */
  onOpenProfile: () => void;
  /** The search field. */
  search: ReactNode;
}

/** Stands above the conversations: the own avatar, which opens the profile, and the search. */
export function ChatListHead({ me: { name, src, status }, onOpenProfile, search, ...rest }: ChatListHeadProps) {
  const { t } = useLingui();
  return (
    <Root {...rest} {...TOOLS_ABOVE_TOASTS}>
      <Self type="button" title={t`Your profile`} onClick={onOpenProfile}>
        <Avatar name={name} src={src ?? null} {...(status && { status })} />
      </Self>
      {search}
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 4rem;
  padding: ${space.s} ${space.m};
  border-block-end: 1px solid ${color.border};

  > :not(button) {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Self = styled.button`
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;
