import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { BadgeAnchor } from '../../components/badges/BadgeAnchor.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { useWriting } from '../../behaviour/useWriting.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

export interface NotificationCentreProps extends NotificationListProps {
  /** The bell. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** What happened since the person last looked, behind a bell that counts it. For what has just been done, use `notify`. */
export function NotificationCentre({ ref, className, ...list }: NotificationCentreProps) {
  const { t } = useLingui();
  const write = useWriting(undefined);
  const count = write(list.notifications.filter(({ isRead }) => !isRead).length);
  const isQuiet = count === write(0);
  const bell = (
    <IconButton
      ref={ref}
      className={className}
      icon={Bell}
      label={isQuiet ? t`Notifications` : t`Notifications, ${count} unread`}
      title={t`Notifications`}
    />
  );

  return (
    <BadgeAnchor
      placement="within"
      badge={
        !isQuiet && (
          <Badge aria-hidden tone="danger" variant="solid">
            {count}
          </Badge>
        )
      }
    >
      <Popover trigger={bell} title={t`Notifications`} size="panel" placement="bottom end">
        <NotificationList {...list} />
      </Popover>
    </BadgeAnchor>
  );
}
