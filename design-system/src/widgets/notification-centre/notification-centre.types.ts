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
