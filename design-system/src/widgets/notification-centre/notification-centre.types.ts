import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../../theme/tones.ts';

export interface NotificationItem {
  /** Tells it from all others. */
  id: string;
  /** The title of the event. */
  title: string;
  /** The details, or what to do. */
  text?: string;
  /** The link to the subject. URLs of this app open without a page load. */
  href?: string;
  /** When it happened, as people say it: "5 minutes ago". */
  when: string;
  /** The person it came from, whose face or initials stand before it. */
  person?: string;
  /** The icon of a notification that has no person. */
  icon?: LucideIcon;
  /**
   * How good it is, as the colour of its icon.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether it has been read: it stands among the earlier ones.
   * @default false
   */
  isRead?: boolean;
}

export interface NotificationListProps {
  /** All there are, the latest first. */
  notifications: readonly NotificationItem[];
  /**
   * Whether the notifications are ready, loading or failed to load.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed';
  /** Called with the ids of what the person has read: one, or all that were new. */
  onRead: (change: { ids: string[] }) => void;
  /** Called when the person wants to see what one is about. Without it, notifications are words only. */
  onOpen?: (opened: { id: string }) => void;
  /** Called when the person follows a link out of the panel. */
  onLeave?: () => void;
  /** Called when the person asks to load them again. */
  onRetry?: () => void;
  /** Whether notices of the system itself are wanted. Without it, there is no switch. */
  systemNotifications?: boolean;
  /** Called when the person wants notices of the system, or no longer. */
  onSystemNotificationsChange?: (change: { isOn: boolean }) => void;
}
