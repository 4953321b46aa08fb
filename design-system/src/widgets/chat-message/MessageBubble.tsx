import { type ComponentPropsWithRef, memo } from 'react';
import { Bubble } from './Bubble.styles.ts';
import type { OnMessageAction, ThreadMessage } from './chat.types.ts';
import { CallLine } from './CallLine.tsx';
import { Content, Line, Quote, Root } from './Message.styles.ts';
import { isEmojiOnly } from './message-parts.ts';
import { MessageFoot } from './MessageFoot.tsx';
import { MessageImages } from './MessageImages.tsx';
import { MessageText } from './MessageText.tsx';
import { useMessageLabel } from './useMessageLabel.ts';

export interface MessageBubbleProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The message. */
  message: ThreadMessage;
  /** The name of the other person of the chat. */
  person: string;
  /**
   * Whether it is the last one of its sender in a row: it shows its time and its state.
   * @default true
   */
  isLast?: boolean;
  /** Called when something should be done with it; left out, it has no menu. */
  onAction?: OnMessageAction;
}

/** One message of a chat: text with its links, pictures, a recording, and how far it has come. A thread has many: `ChatThread`. */
export const MessageBubble = memo(function MessageBubble({
  message,
  person,
  isLast = true,
  onAction,
  ...rest
}: MessageBubbleProps) {
  const label = useMessageLabel(message, person);
  const { from, text, images, quote, call } = message;
  if (call) return <CallLine {...rest} message={message} person={person} />;
  return (
    <Root {...rest} role="article" aria-label={label} data-from={from}>
      <Line>
        <Bubble data-from={from} data-last={isLast || undefined}>
          <Content data-emoji={isEmojiOnly(text) || undefined}>
            {quote && (
              <Quote>
                <strong>{quote.sender}</strong>
                <span>{quote.text}</span>
              </Quote>
            )}
            {images && images.length > 0 && <MessageImages images={images} />}
            {text && (
              <span>
                <MessageText>{text}</MessageText>
              </span>
            )}
          </Content>
        </Bubble>
      </Line>
      <MessageFoot message={message} isLast={isLast} onAction={onAction} />
    </Root>
  );
});
