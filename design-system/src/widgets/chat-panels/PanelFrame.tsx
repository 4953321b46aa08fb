import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import type { ChatPerson } from '../chat-message/chat.types.ts';
import { Body, Close, Head, Root } from './ChatPanel.styles.ts';

export interface PanelFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The person of the panel. */
  person: ChatPerson;
  /** The job of the person, below the name: "Claims specialist". */
  role?: string;
  /** Called by the cross. */
  onClose: () => void;
}

/** A panel about one person: a cross, a large face, and what there is to say. */
export function PanelFrame({ person, role, onClose, children, ...rest }: PanelFrameProps & { children: ReactNode }) {
  const { t } = useLingui();
  const titleId = useId();
  const { name, src, status } = person;
  return (
    <Root {...rest} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Close>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </Close>
      <Head>
        <Avatar name={name} src={src ?? null} size="xlarge" {...(status && { status })} />
        <div>
          <h2 id={titleId}>
            <bdi>{name}</bdi>
          </h2>
          {role && <p>{role}</p>}
        </div>
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
