import { type ComponentPropsWithRef, memo, type MouseEvent, useState } from 'react';
import { Bubble } from '../../cards/chat-card/Bubble.styles.ts';
import { CallLine } from './CallLine.tsx';
import type { OnMessageAction, ThreadMessage } from './chat.types.ts';
import { BubbleBox, Line, Root, Side } from './Message.styles.ts';
import { MessageContent } from './content/MessageContent.tsx';
import { MessageFoot } from './MessageFoot.tsx';
import { MessageTools } from './MessageTools.tsx';
import { StopContext } from './stop.context.ts';
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
  /**
   * Whether its links and buttons are stops of the Tab key: in a thread, those of one message are.
   * @default true
   */
  isStop?: boolean;
  /** Called when something should be done with it; left out, it has no menu. */
  onAction?: OnMessageAction | undefined;
}

/** One message of a chat: text with its links, pictures, a recording, and how far it has come. A thread has many: `ChatThread`. */
export const MessageBubble = memo(function MessageBubble({
  message,
  person,
  isLast = true,
  isStop = true,
  onAction,
  onContextMenu,
  ...rest
}: MessageBubbleProps) {
  const label = useMessageLabel(message, person);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { from, call } = message;
  if (call) return <CallLine {...rest} message={message} person={person} label={label} />;

  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    onContextMenu?.(event);
    if (event.defaultPrevented || !onAction || isNative(event)) return;
    event.preventDefault();
    setMenuOpen(true);
  };
  return (
    <StopContext value={isStop}>
      <Root {...rest} role="article" aria-label={label} data-from={from} onContextMenu={openMenu}>
        <Line>
          <BubbleBox>
            <Bubble data-from={from} data-last={isLast || undefined}>
              <MessageContent message={message} />
            </Bubble>
          </BubbleBox>
          <Side>
            <MessageTools
              message={message}
              isOpen={isMenuOpen}
              onOpenChange={({ isOpen }) => setMenuOpen(isOpen)}
              onAction={onAction}
            />
          </Side>
        </Line>
        <MessageFoot message={message} isLast={isLast} onAction={onAction} />
      </Root>
    </StopContext>
  );
});

/** The browser's own menu knows more about links, pictures and selected words. */
function isNative({ target }: MouseEvent): boolean {
  return Boolean((target as Element).closest('a, img')) || getSelection()?.isCollapsed === false;
}
