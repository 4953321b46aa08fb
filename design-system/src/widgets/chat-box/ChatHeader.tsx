import { useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon, Phone, Search, Video } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { TOOLS_ABOVE_TOASTS } from '../../lib/toast-marks.ts';
import { media } from '../../theme/media.ts';
import type { ChatPerson } from '../chat-message/chat.types.ts';
import { Detail, Name, NarrowOnly, Person, Root } from './ChatHeader.styles.ts';

export interface ChatHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The other person of the chat. */
  person: ChatPerson;
  /** A quieter line below the name, such as the status in words. */
  detail?: ReactNode;
  /** Called when the conversations should open, on windows where they lie over the chat. */
  onOpenList: () => void;
  /** Called when the avatar or the name is pressed. */
  onOpenContact: () => void;
  /** Called when a call should begin. */
  onCall: (call: { kind: 'phone' | 'video' }) => void;
  /** Called when the search in the thread should open or close. */
  onSearch: () => void;
  /**
   * Whether the search in the thread is open.
   * @default false
   */
  isSearching?: boolean;
  /** Further actions: View Contact, Mute Notifications, Block Contact, Clear Chat, Report. */
  menu: MenuItems | (() => MenuItems);
}

/** The head of an open conversation: who it is with, calls, search and a menu. On phones the calls are in the menu, for the name needs the room. */
export function ChatHeader({
  person,
  detail,
  onOpenList,
  onOpenContact,
  onCall,
  onSearch,
  isSearching = false,
  menu,
  ...rest
}: ChatHeaderProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(media.phone);
  const { name, src, status } = person;
  const calls = [
    { id: 'phone call', icon: Phone, label: t`Call ${name}`, onAction: () => onCall({ kind: 'phone' }) },
    { id: 'video call', icon: Video, label: t`Video call with ${name}`, onAction: () => onCall({ kind: 'video' }) },
  ];
  return (
    <Root {...rest} {...TOOLS_ABOVE_TOASTS}>
      <NarrowOnly>
        <IconButton
          icon={MenuIcon}
          label={t({ message: 'Conversations', context: 'chat' })}
          aria-haspopup="dialog"
          onClick={onOpenList}
        />
      </NarrowOnly>
      <Person type="button" title={t`View contact`} onClick={onOpenContact}>
        <Avatar name={name} src={src ?? null} {...(status && { status })} />
        <span>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          {detail && <Detail>{detail}</Detail>}
        </span>
      </Person>
      {!isPhone &&
        calls.map(({ id, icon, label, onAction }) => (
          <IconButton key={id} icon={icon} label={label} onClick={onAction} />
        ))}
      <IconButton icon={Search} label={t`Search in conversation`} aria-expanded={isSearching} onClick={onSearch} />
      <ActionsMenu label={t`More about ${name}`} items={isPhone ? () => [...calls, ...itemsOf(menu)] : menu} />
    </Root>
  );
}

const itemsOf = (menu: ChatHeaderProps['menu']) => (typeof menu === 'function' ? menu() : menu);
