/** Something that was said. */
export interface ChatMessage {
  /** Tells it from the other messages. */
  id: string;
  /** The sender: the signed-in person, or the other one. */
  from: 'me' | 'them';
  text: string;
  /** When it was said, in words: "10:05". */
  time?: string;
  /** The name of a file that came with it. */
  file?: string;
}

/** Consecutive messages of one person. */
export interface MessageGroup {
  from: ChatMessage['from'];
  messages: readonly [ChatMessage, ...ChatMessage[]];
}

/** Puts together what the same person said in a row. */
export function groupMessages(messages: readonly ChatMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last?.from === message.from) groups[groups.length - 1] = { ...last, messages: [...last.messages, message] };
    else groups.push({ from: message.from, messages: [message] });
  }
  return groups;
}
