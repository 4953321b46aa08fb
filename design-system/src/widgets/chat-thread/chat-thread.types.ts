import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { ChatPerson, OnMessageAction, ThreadMessage } from '../chat-message/chat.types.ts';

/** Moves in a thread from outside. */
export interface ChatThreadHandle {
  /** Goes to the newest message. */
  toEnd: () => void;
  /** Brings a message in sight; one that is not there moves nothing. */
  show: (message: { id: string }) => void;
  /** Takes focus to the messages. */
  focus: () => void;
}

export interface ChatThreadProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** The messages, oldest first, in the order of the server. Only those in sight are drawn. */
  messages: readonly ThreadMessage[];
  /** The other person of the chat. */
  person: ChatPerson;
  /** The message above which the line of new messages stands. It stays there while the owner keeps it; `null` removes it, and nothing moves. */
  firstNewId?: string | null;
  /**
   * Whether the other person is typing.
   * @default false
   */
  isTyping?: boolean;
  /** The searched text: every hit is marked. */
  query?: string;
  /** The message of the current hit. It is brought in sight whenever it changes. */
  currentHitId?: string | null;
  /**
   * Whether older messages are loading.
   * @default false
   */
  isLoadingOlder?: boolean;
  /**
   * Whether new messages are not announced to screen readers.
   * @default false
   */
  isMuted?: boolean;
  /** Stands in the middle while there are no messages: "Say hello to Ana". */
  emptyText?: ReactNode;
  /** Called when the beginning comes in sight, for older messages; left out, there are none. */
  onReachStart?: () => void;
  /** Called when the newest message comes in sight or leaves it. */
  onAtEndChange?: (change: { isAtEnd: boolean }) => void;
  /** Called when something should be done with a message; left out, messages have no menu. */
  onAction?: OnMessageAction;
  /** The handle that moves in the thread. */
  ref?: Ref<ChatThreadHandle>;
}
