import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { ChatDocument, ChatImage } from '../chat-message/chat.types.ts';

/** A picture that waits to be sent. */
export type StagedImage = Pick<ChatImage, 'id' | 'src' | 'name'>;

/** A document that waits to be sent. */
export type StagedDocument = Pick<ChatDocument, 'id' | 'name' | 'bytes'>;

/** The subject of the message: the one that it answers, or the own one that it changes. */
export interface ComposerContext {
  kind: 'reply' | 'edit';
  /** The sender of that message. */
  sender: string;
  /** Its text. */
  text: string;
}

/** A text that is used often, chosen with "/". */
export interface SavedReply {
  /** Tells it from the others. */
  id: string;
  /** Its short name. */
  title: string;
  /** The text that is written. */
  text: string;
}

/** A recording that was made. */
export interface VoiceRecording {
  /** The sound. */
  blob: Blob;
  /** How long it is. */
  seconds: number;
}

/** Moves focus into the field from outside. */
export interface ChatComposerHandle {
  focus: () => void;
  /** The caret goes behind the text, which can be continued. */
  focusEnd: () => void;
}

export interface ChatComposerProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onChange' | 'onSubmit' | 'defaultValue'
> {
  /** The name of the recipient. */
  person: string;
  /** The written text, when its owner keeps it, such as a draft. */
  value?: string;
  /** The text that stands there at first, when the composer keeps it. */
  defaultValue?: string;
  /** Called with what is written from now on. */
  onChange?: (change: { value: string }) => void;
  /** Called with what was written, without blanks around it; empty for files alone. An owner that keeps the value empties it. */
  onSend: (message: { text: string }) => void;
  /** The pictures that wait to be sent. */
  images?: readonly StagedImage[];
  /** The documents that wait to be sent. */
  documents?: readonly StagedDocument[];
  /** Called with files that were chosen, pasted or dropped and are within the limits; left out, there is no way to add one. */
  onStage?: (staged: { files: readonly File[] }) => void;
  /** Called when a picture or a document should not be sent. */
  onUnstage?: (removed: { id: string }) => void;
  /**
   * The most that one file may weigh, in bytes.
   * @default 10_000_000
   */
  maxBytes?: number;
  /**
   * How many files one message may have.
   * @default 6
   */
  maxFiles?: number;
  /** The message that is answered or changed, above the field. */
  context?: ComposerContext | null;
  /** Called when it should be answered or changed no more. */
  onCancelContext?: () => void;
  /** Called by the arrow up in an empty field, to change the last own message. */
  onEditLast?: () => void;
  /** Called with a recording that should be sent; left out, there is no microphone. */
  onVoice?: (recording: VoiceRecording) => void;
  /** Texts to choose from by "/". */
  savedReplies?: readonly SavedReply[];
  /** Stands in place of the field while nothing can be written, such as to a blocked contact. */
  notice?: ReactNode;
  /** The handle that moves focus into the field. */
  ref?: Ref<ChatComposerHandle>;
}
