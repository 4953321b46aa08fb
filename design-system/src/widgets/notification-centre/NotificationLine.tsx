import { useLingui } from '@lingui/react/macro';
import { Bell, Check } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { handFocusOn } from '../../focus/hand-focus-on.ts';
import { Line, Press, Text, Title, When, Words } from './NotificationCentre.styles.ts';
import type { NotificationListProps } from './NotificationList.tsx';
import type { NotificationItem } from './notification-centre.types.ts';

interface NotificationLineProps extends Pick<NotificationListProps, 'onRead' | 'onOpen'> {
  line: NotificationItem;
}

export function NotificationLine({ line, onRead, onOpen }: NotificationLineProps) {
  const { t } = useLingui();
  const root = useRef<HTMLLIElement>(null);
  const { id, title, text, when, person, icon = Bell, tone = 'primary', isRead = false } = line;
  const face = person ? { name: person } : { name: title, icon, tone, variant: 'soft' as const };

  // Among the earlier ones it is another line: focus must not go with the one that disappears.
  const read = () => {
    if (isRead) return;
    if (root.current) handFocusOn(root.current);
    onRead({ ids: [id] });
  };
  const words = (
    <>
      <Avatar {...face} isDecorative />
      <Words>
        <Title dir="auto" data-read={isRead || undefined}>
          {title}
        </Title>
        {text && <Text dir="auto">{text}</Text>}
        <When dir="auto">{when}</When>
      </Words>
    </>
  );

  return (
    <Line ref={root}>
      {onOpen ? (
        <Press
          as="button"
          type="button"
          onClick={() => {
            onOpen({ id });
            read();
          }}
        >
          {words}
        </Press>
      ) : (
        <Press>{words}</Press>
      )}
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
