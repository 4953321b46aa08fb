import type { ThreadMessage } from '../../chat-message/chat.types.ts';

/** How many messages of the other person came after one; none when that one is gone, `undefined` for an empty thread. */
export function arrivedAfter(messages: readonly ThreadMessage[], id: string | undefined): number {
  const index = messages.findLastIndex((message) => message.id === id);
  if (id !== undefined && index < 0) return 0;
  return messages.slice(index + 1).filter(({ from }) => from === 'them').length;
}
