import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { BadgeAnchor } from '../../components/badges/BadgeAnchor.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { NotificationList } from './NotificationList.tsx';
import type { NotificationListProps } from './notification-centre.types.ts';

/** Whatever is not named here goes to the bell. */
export interface NotificationCentreProps
  extends Omit<NotificationListProps, 'onLeave'>, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

/**
 * The notifications since the last visit, behind a bell that counts them. For the result of an action, use `notify`.
 */
export function NotificationCentre({
  notifications,
  state,
  onRead,
  onOpen,
  onRetry,
  systemNotifications,
  onSystemNotificationsChange,
  ...rest
}: NotificationCentreProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const formatValue = useNumberFormat(undefined);
  const fresh = notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const count = formatValue(fresh.length);
  const isQuiet = fresh.length === 0;
  const bell = (
    <IconButton
      title={t`Notifications`}
      {...rest}
      icon={Bell}
      label={isQuiet ? t`Notifications` : t`Notifications, ${count} unread`}
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
      <Popover
        trigger={bell}
        title={t`Notifications`}
        count={isQuiet ? null : <Plural value={fresh.length} one="# new" other="# new" />}
        action={!isQuiet && <ReadAll onPress={() => onRead({ ids: fresh })} />}
        size="panel"
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
      >
        <NotificationList
          {...{ notifications, state, onRead, onOpen, onRetry, systemNotifications, onSystemNotificationsChange }}
          onLeave={() => setOpen(false)}
        />
      </Popover>
    </BadgeAnchor>
  );
}

/** Focus must not go with the button, which leaves with the last of the new ones. */
function ReadAll({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="small"
      onClick={({ currentTarget }) => {
        moveFocusOutOf(currentTarget);
        onPress();
      }}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
