import { Trans } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { Avatar, type AvatarProps } from '../../components/avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Bubble } from './Bubble.styles.ts';
import { Bubbles, Group, Time } from './ChatCard.styles.ts';
import type { MessageGroup } from './group-messages.ts';

interface ChatGroupProps {
  group: MessageGroup;
  person: Pick<AvatarProps, 'name' | 'src'>;
}

/** Consecutive messages of one person: one avatar, and the time below the last message. */
export function ChatGroup({ group: { from, messages }, person }: ChatGroupProps) {
  const { name, src } = person;
  const time = messages.at(-1)?.time;
  return (
    <Group data-from={from}>
      {from === 'them' && <Avatar name={name} src={src} size="small" isDecorative />}
      <Bubbles>
        <VisuallyHidden>{from === 'me' ? <Trans>You:</Trans> : `${name}:`}</VisuallyHidden>
        {messages.map(({ id, text, file }, index) => (
          <Bubble key={id} data-from={from} data-last={index === messages.length - 1 || undefined}>
            {file && <Icon icon={Paperclip} />}
            {file ?? text}
          </Bubble>
        ))}
        {time && <Time>{time}</Time>}
      </Bubbles>
    </Group>
  );
}
