import { traveller, useTalk } from '../chat-message/chat.samples.ts';
import { ChatThread } from './ChatThread.tsx';

/** A talk about a suitcase, with the line of new messages and the answer that could not be sent. */
export function TalkAboutASuitcase() {
  return (
    <div style={{ display: 'flex', blockSize: '34rem' }}>
      <ChatThread messages={useTalk()} person={traveller} firstNewId="4" isTyping onAction={() => {}} />
    </div>
  );
}
