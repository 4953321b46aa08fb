import type { ChatImage } from '../../chat-message/chat.types.ts';
import type { PanelFrameProps } from '../PanelFrame.tsx';

export interface ContactPanelProps extends PanelFrameProps {
  /** The contact in their own words. */
  about?: string;
  /** The e-mail address. */
  email?: string;
  /** The phone number. */
  phone?: string;
  /** When the contact can be reached: "Mon to Fri, 10:00 to 20:00". */
  hours?: string;
  /** The pictures of the conversation, newest first. */
  media?: readonly ChatImage[];
  /** The contact's tags. */
  tags?: readonly string[];
  /**
   * Whether the contact is marked as important.
   * @default false
   */
  isImportant?: boolean;
  /**
   * Whether the contact is blocked.
   * @default false
   */
  isBlocked?: boolean;
  /** Called when a tag should be added. */
  onAddTag: () => void;
  /** Called when a tag should go; left out, they stay. */
  onRemoveTag?: (removed: { tag: string }) => void;
  /** Called when the contact becomes important, or is so no more. */
  onImportantChange: (change: { isImportant: boolean }) => void;
  /** Called when the contact should be blocked, or be blocked no more. */
  onBlockedChange: (change: { isBlocked: boolean }) => void;
  /** Called when the contact should be deleted. */
  onDelete: () => void;
}
