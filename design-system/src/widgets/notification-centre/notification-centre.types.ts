import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../../theme/tones.ts';

export interface NotificationItem {
  /** Tells it from all others. */
  id: string;
  /** What happened. */
  title: string;
  /** What it means, or what to do. */
  text?: string;
  /** Where the person sees what it is about. Addresses of this app open without loading the page again. */
  href?: string;
  /** When it happened, as people say it: "5 minutes ago". */
  when: string;
  /** The person it came from, whose face or initials stand before it. */
  person?: string;
  /** What stands before it when no person is behind it. */
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
   * Whether they are there, on their way, or could not be loaded.
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
