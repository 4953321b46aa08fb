import type { MenuItems } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Ban, Bell, BellOff, Eraser, Flag, UserRound } from 'lucide-react';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import type { ChatActor } from '../machine/chat.machine.ts';

interface ContactMenuOptions {
  actor: ChatActor;
  contact: ChatContact;
  /** Whether there are messages to clear. */
  hasMessages: boolean;
  onView: () => void;
  onReport: () => void;
}

/** The menu in the head of a thread. */
export function useContactMenu({ actor, contact, hasMessages, onView, onReport }: ContactMenuOptions): MenuItems {
  const { t } = useLingui();
  const { id: contactId, isMuted, isBlocked } = contact;
  const update = (fields: { isMuted?: boolean; isBlocked?: boolean }) =>
    actor.send({ type: 'contact updated', contactId, fields });
  return [
    { id: 'view', label: t`View Contact`, icon: UserRound, onAction: onView },
    {
      id: 'mute',
      label: isMuted ? t`Unmute Notifications` : t`Mute Notifications`,
      icon: isMuted ? Bell : BellOff,
      onAction: () => update({ isMuted: !isMuted }),
    },
    {
      id: 'block',
      label: isBlocked ? t`Unblock Contact` : t`Block Contact`,
      icon: Ban,
      onAction: () => update({ isBlocked: !isBlocked }),
    },
    {
      id: 'clear',
      label: t`Clear Chat`,
      icon: Eraser,
      tone: 'danger',
      isDisabled: !hasMessages,
      onAction: () => actor.send({ type: 'conversation cleared', contactId }),
    },
    {
      id: 'report',
      label: t({ message: 'Report', context: 'action' }),
      icon: Flag,
      tone: 'danger',
      onAction: onReport,
    },
  ];
}
