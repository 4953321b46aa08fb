import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { traveller, useTalk } from './chat.samples.ts';
import { MessageBubble } from './MessageBubble.tsx';

/** Links, a picture, an answer, emojis alone, a call without an answer, and a message that couldn't be sent. */
export function MessagesOfAConversation() {
  return (
    <Stack>
      {useTalk().map((message) => (
        <MessageBubble key={message.id} message={message} person={traveller.name} onAction={() => {}} />
      ))}
    </Stack>
  );
}
