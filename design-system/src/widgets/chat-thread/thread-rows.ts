import { differenceInMinutes, parseISO } from 'date-fns';
import type { ThreadMessage } from '../chat-message/chat.types.ts';
import { dayOf } from '../chat-message/message-time.ts';

/** A message in its thread, with what stands above it. */
export interface ThreadRow {
  message: ThreadMessage;
  /** The day that begins with it: `2026-11-21`. */
  day: string | undefined;
  /** Whether the line of new messages stands above it. */
  isFirstNew: boolean;
  /** Whether it is the first of its sender in a row. */
  isFirst: boolean;
  /** Whether it is the last of its sender in a row. */
  isLast: boolean;
}

const GROUP_MINUTES = 5;

/** Puts messages of one sender within five minutes together, and marks where a day and where the new ones begin. */
export function threadRows(messages: readonly ThreadMessage[], firstNewId: string | null): ThreadRow[] {
  const days = messages.map(({ sentAt }) => dayOf(sentAt));
  const begins = messages.map((message, index) => {
    const before = messages[index - 1];
    const isSameDay = days[index] === days[index - 1];
    return !before || !isSameDay || message.id === firstNewId || !isOneGroup(before, message);
  });
  return messages.map((message, index) => ({
    message,
    day: days[index] === days[index - 1] ? undefined : days[index],
    isFirstNew: message.id === firstNewId,
    isFirst: begins[index] ?? true,
    isLast: begins[index + 1] ?? true,
  }));
}

function isOneGroup(before: ThreadMessage, message: ThreadMessage): boolean {
  if (before.from !== message.from || before.call || message.call) return false;
  return Math.abs(differenceInMinutes(parseISO(message.sentAt), parseISO(before.sentAt))) < GROUP_MINUTES;
}
