import { Trans } from '@lingui/react/macro';
import type { ThreadMessage } from '../chat.types.ts';
import { Content, Quote, Words } from '../Message.styles.ts';
import { isEmojiOnly } from './message-parts.ts';
import { MessageDocuments } from './MessageDocuments.tsx';
import { MessageImages } from './MessageImages.tsx';
import { MessageText } from './MessageText.tsx';
import { VoicePlayer } from './VoicePlayer.tsx';

/** All that stands in a bubble. */
export function MessageContent({
  message: { text, images = [], documents = [], voice, quote },
}: {
  message: ThreadMessage;
}) {
  return (
    <Content>
      {quote && (
        <Quote>
          <strong>
            <bdi>{quote.sender}</bdi>
          </strong>
          <span dir="auto">{quote.text || <Trans>Picture</Trans>}</span>
        </Quote>
      )}
      {images.length > 0 && <MessageImages images={images} />}
      {documents.length > 0 && <MessageDocuments documents={documents} />}
      {voice && <VoicePlayer voice={voice} />}
      {text && (
        <Words dir="auto" data-emoji={isEmojiOnly(text) || undefined}>
          <MessageText>{text}</MessageText>
        </Words>
      )}
    </Content>
  );
}
