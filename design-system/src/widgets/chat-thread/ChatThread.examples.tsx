import { traveller, useTalk } from '../chat-message/chat.samples.ts';
import { ChatThread } from './ChatThread.tsx';

/** A conversation about a suitcase, with the line for new messages and a reply that couldn't be sent. */
export function ConversationAboutASuitcase() {
  return (
    <div style={{ display: 'flex', blockSize: '34rem' }}>
      <ChatThread messages={useTalk()} person={traveller} firstNewId="4" isTyping onAction={() => {}} />
    </div>
  );
}
