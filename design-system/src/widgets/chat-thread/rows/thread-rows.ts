import type { ThreadMessage } from '../../chat-message/chat.types.ts';

/** A message in its thread, with what stands above it. */
export interface ThreadRow {
  message: ThreadMessage;
  /** Whether a day begins with it. */
  isFirstOfDay: boolean;
  /** Whether the line of new messages has its room above it. */
  isFirstNew: boolean;
  /** Whether it is the first of its sender in a row. */
  isFirst: boolean;
  /** Whether it is the last of its sender in a row. */
  isLast: boolean;
}

const GROUP_MS = 5 * 60_000;

/** Puts messages of one sender within five minutes together, and marks where a day and where the new ones begin. */
export function threadRows(messages: readonly ThreadMessage[], firstNewId: string | null): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = Number.NaN;
  for (const message of messages) {
    const last = rows.at(-1);
    const nextDay = dayNumberOf(message.sentAt);
    const isFirstOfDay = nextDay !== day;
    // An own message is never new to the person who wrote it.
    const isFirstNew = message.id === firstNewId && message.from === 'them';
    const isFirst = isFirstOfDay || isFirstNew || !last || !isOneGroup(last.message, message);
    if (last) last.isLast = isFirst;
    rows.push({ message, isFirstOfDay, isFirstNew, isFirst, isLast: true });
    day = nextDay;
  }
  return rows;
}

function isOneGroup(before: ThreadMessage, message: ThreadMessage): boolean {
  if (before.from !== message.from || before.call || message.call) return false;
  return Math.abs(Date.parse(message.sentAt) - Date.parse(before.sentAt)) < GROUP_MS;
}

/** A number for each day here; a thread of 10,000 messages has no time to format each. */
const dayNumberOf = (instant: string): number => new Date(instant).setHours(0, 0, 0, 0);
