import { useLingui } from '@lingui/react/macro';
import { Bell, Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Line, Press, Text, Title, When, Body } from './NotificationCentre.styles.ts';
import { useLink } from '../../theme/provider/links.ts';
import type { NotificationItem, NotificationListProps } from './notification-centre.types.ts';

interface NotificationLineProps extends Pick<NotificationListProps, 'onRead' | 'onOpen' | 'onLeave'> {
  line: NotificationItem;
}

export function NotificationLine({ line, onRead, onOpen, onLeave }: NotificationLineProps) {
  const { t } = useLingui();
  const root = useRef<HTMLLIElement>(null);
  const { id, title, text, when, href, person, icon = Bell, tone = 'primary', isRead = false } = line;
  const face = person ? { name: person } : { name: title, icon, tone, variant: 'soft' as const };

  // Among the earlier ones it is another line: focus must not go with the one that disappears.
  const read = () => {
    if (isRead) return;
    if (root.current) moveFocusOutOf(root.current);
    onRead({ ids: [id] });
  };
  const take = () => {
    onOpen?.({ id });
    read();
  };
  const content = (
    <>
      <Avatar {...face} isDecorative />
      <Body>
        <Title dir="auto" data-read={isRead || undefined}>
          {title}
        </Title>
        {text && <Text dir="auto">{text}</Text>}
        <When dir="auto">{when}</When>
      </Body>
    </>
  );

  return (
    <Line ref={root}>
      <Way href={href} onLeave={onLeave} onTake={onOpen || href !== undefined ? take : undefined}>
        {content}
      </Way>
      {!isRead && (
        <IconButton
          icon={Check}
          size="small"
          label={t`Mark as read: ${title}`}
          title={t`Mark as read`}
          onClick={read}
        />
      )}
    </Line>
  );
}

interface WayProps extends Pick<NotificationListProps, 'onLeave'> {
  href: string | undefined;
  /** Left out where nothing is to be seen. */
  onTake: (() => void) | undefined;
  children: ReactNode;
}

/** Leads to what a notification is about: a link, a button, or, where neither is known, its words alone. */
function Way({ href, onTake, onLeave, children }: WayProps) {
  if (href !== undefined) return <Lead {...{ href, onTake, onLeave, children }} />;
  if (!onTake) return <Press>{children}</Press>;
  return (
    <Press as="button" type="button" onClick={onTake}>
      {children}
    </Press>
  );
}

function Lead({ href, onTake, onLeave, children }: WayProps & { href: string }) {
  const link = useLink(href, () => {
    onTake?.();
    onLeave?.();
  });
  return (
    <Press as="a" {...link}>
      {children}
    </Press>
  );
}
