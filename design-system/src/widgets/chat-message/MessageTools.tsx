import { useLingui } from '@lingui/react/macro';
import { Copy, Ellipsis, Pencil, Reply, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { notify } from '../../components/toasts/notify.tsx';
import { copyText } from '../../lib/copy-text.ts';
import type { MessageAction, OnMessageAction, ThreadMessage } from './chat.types.ts';
import { exactTimeOf } from './time/message-time.ts';
import { Tools } from './Message.styles.ts';
import { useTabStop } from './stop.context.ts';

interface MessageToolsProps {
  message: ThreadMessage;
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  onAction: OnMessageAction | undefined;
}

/** The exact time of a message, and its menu. They lie over it, so that nothing moves when they come. */
export function MessageTools({ message, isOpen, onOpenChange, onAction }: MessageToolsProps) {
  const { t } = useLingui();
  const stop = useTabStop();
  const itemsOf = useMenuItems(message);
  return (
    <Tools data-open={isOpen || undefined}>
      <time dateTime={message.sentAt}>{exactTimeOf(message.sentAt)}</time>
      {onAction && (
        <Menu
          trigger={<IconButton {...stop} icon={Ellipsis} size="small" label={t`Message actions`} />}
          items={() => itemsOf(onAction)}
          placement="bottom end"
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </Tools>
  );
}

function useMenuItems({ id, from, text, state }: ThreadMessage) {
  const { t } = useLingui();
  const copy = async () => {
    if ((await copyText(text)) === 'copied') notify.success(t`Message copied`);
    else notify.error(t`Your browser blocked copying. Select the text and copy it.`);
  };
  const isOwn = from === 'me';
  const isThere = state !== 'sending' && state !== 'refused' && state !== 'unknown';
  return (onAction: OnMessageAction): MenuItem[] => {
    const ask = (action: MessageAction) => () => onAction({ id, action });
    const items: (MenuItem | false)[] = [
      text !== '' && { id: 'copy', label: t`Copy text`, icon: Copy, onAction: () => void copy() },
      isThere && { id: 'reply', label: t`Reply`, icon: Reply, onAction: ask('reply') },
      isOwn && isThere && text !== '' && { id: 'edit', label: t`Edit`, icon: Pencil, onAction: ask('edit') },
      isOwn && isThere && { id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger', onAction: ask('delete') },
    ];
    return items.filter((item) => item !== false);
  };
}
