import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { MessageAction, OnMessageAction, ThreadMessage } from './chat.types.ts';
import { Foot } from './Message.styles.ts';
import { clockOf } from './time/message-time.ts';
import { useTabStop } from './stop.context.ts';
import { stateIcons, useStateWords } from './useStateWords.ts';

interface MessageFootProps {
  message: ThreadMessage;
  isLast: boolean;
  onAction: OnMessageAction | undefined;
}

/** The time and the state of a message, and what to do when it could not be sent. */
export function MessageFoot({ message: { id, sentAt, state, isEdited }, isLast, onAction }: MessageFootProps) {
  const words = useStateWords();
  const stop = useTabStop();
  const isStuck = state === 'refused' || state === 'unknown';
  if (!isLast && !isStuck && !isEdited) return null;
  const ask = (action: MessageAction) => onAction?.({ id, action });
  return (
    <Foot data-tone={isStuck ? (state === 'refused' ? 'danger' : 'warning') : undefined}>
      {isEdited && <Trans context="message">Edited</Trans>}
      <time dateTime={sentAt}>{clockOf(sentAt)}</time>
      {state && <Icon icon={stateIcons[state]} label={words[state]} />}
      {isStuck && (
        <>
          <span aria-hidden>{words[state]}</span>
          {onAction && (
            <>
              <Button {...stop} size="small" variant="ghost" onClick={() => ask('retry')}>
                <Trans context="message">Retry</Trans>
              </Button>
              <Button {...stop} size="small" variant="ghost" tone="secondary" onClick={() => ask('discard')}>
                <Trans context="message">Discard</Trans>
              </Button>
            </>
          )}
        </>
      )}
    </Foot>
  );
}
