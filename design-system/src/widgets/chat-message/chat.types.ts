import type { AvatarProps } from '../../components/avatar/Avatar.tsx';

/** Someone in a chat. */
export type ChatPerson = Pick<AvatarProps, 'name' | 'src' | 'status'>;

/**
 * How far an own message has come: `unknown` when the server may or may not have it, `refused` when it does not.
 */
export type MessageState = 'sending' | 'sent' | 'delivered' | 'seen' | 'unknown' | 'refused';

/** A picture of a message. */
export interface ChatImage {
  /** Tells it from the others. */
  id: string;
  /** Its address. */
  src: string;
  /** Its content, or the name of its file. */
  name: string;
  /** Its width in px, so that its room is there before it is. */
  width?: number;
  /** Its height in px. */
  height?: number;
}

/** A document of a message. */
export interface ChatDocument {
  /** Tells it from the others. */
  id: string;
  /** The name of its file. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
  /** The address that it is downloaded from. */
  href: string;
}

/** A spoken message. */
export interface ChatVoice {
  /** The address of the recording. */
  src: string;
  /** How long it is. */
  seconds: number;
}

/** The message that another one answers. */
export interface QuotedMessage {
  /** The id of that message. */
  id: string;
  /** The name of its sender. */
  sender: string;
  /** Its text; empty for a picture alone. */
  text: string;
}

/** A message of a thread. */
export interface ThreadMessage {
  /** Tells it from the other messages; the same before and after the server has it. */
  id: string;
  /** The sender: the signed-in person, or the other one. */
  from: 'me' | 'them';
  /** Its text; empty for a picture or a document alone. */
  text: string;
  /** When it was sent: an instant as ISO 8601 writes it. */
  sentAt: string;
  /** How far it has come; of own messages only. */
  state?: MessageState;
  /** Its pictures. */
  images?: readonly ChatImage[];
  /** Its documents. */
  documents?: readonly ChatDocument[];
  /** Its recording. */
  voice?: ChatVoice;
  /** The message that it answers. */
  quote?: QuotedMessage;
  /** Whether its text was changed later. */
  isEdited?: boolean;
  /** A line about a call instead of a bubble. */
  call?: 'missed' | 'unanswered';
}

/** Something to do with a message. Copying is done by the widget itself. */
export type MessageAction = 'retry' | 'discard' | 'reply' | 'edit' | 'delete';

/** Called with what should be done with a message. */
export type OnMessageAction = (asked: { id: string; action: MessageAction }) => void;
