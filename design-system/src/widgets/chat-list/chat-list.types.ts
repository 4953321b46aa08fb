import type { ComponentPropsWithoutRef, Ref } from 'react';
import type { AvatarProps } from '../../components/avatar/Avatar.tsx';

/** A conversation, or a contact to begin one with. */
export interface ConversationItem extends Pick<AvatarProps, 'name' | 'src' | 'status'> {
  /** Tells it from the others of its section. */
  id: string | number;
  /** The last message of a conversation, or what a contact says about themselves. */
  text: string;
  /** When the last message was sent: an instant as ISO 8601 writes it. */
  lastAt?: string;
  /** Whether the last message is an own one. */
  isOwn?: boolean;
  /** The text that is written and not sent yet; shown in place of the last message. */
  draft?: string;
  /** Whether the person is typing; shown in place of the last message. */
  isTyping?: boolean;
  /** How many messages are unread. */
  unread?: number;
  /** Whether the person is marked as important. */
  isImportant?: boolean;
  /** Whether its count is grey, since nothing should draw attention to it. */
  isMuted?: boolean;
}

/** Conversations or contacts below a heading. */
export interface ConversationSection {
  /** Tells it from the other sections. */
  id: string;
  /** The heading: "Chats". */
  title: string;
  /** Its rows, in their order. */
  items: readonly ConversationItem[];
  /** Said when there are none, or none that match: "No chats found". */
  emptyText: string;
}

/** Moves in the list from outside. */
export interface ConversationListHandle {
  /** Takes focus to the active row, or to the first. */
  focus: () => void;
  /** Opens the conversation so many rows further in its section; what is beyond an end is the end. */
  move: (step: number) => void;
}

export interface ConversationListProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'role'> {
  /** The name of the list, for screen readers: "Conversations". */
  label: string;
  /** Its headings, with their rows. */
  sections: readonly ConversationSection[];
  /** The id of the open conversation. */
  activeId?: string | number | null;
  /** Called when a row is pressed; `isByKey` when Enter leads into it. */
  onOpen: (opened: { id: string | number; isByKey?: boolean }) => void;
  /** The handle that moves in the list. */
  ref?: Ref<ConversationListHandle>;
}
