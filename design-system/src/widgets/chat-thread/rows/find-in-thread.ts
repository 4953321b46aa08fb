import { fold } from '../../../lib/i18n/search/fold.ts';
import { placeIn, spellingsFor, withSpellings } from '../../../lib/i18n/search/spelled-out.ts';
import type { ThreadMessage } from '../../chat-message/chat.types.ts';

const folded = new WeakMap<ThreadMessage, string>();

function foldedTextOf(message: ThreadMessage): string {
  const known = folded.get(message);
  if (known !== undefined) return known;
  const text = fold(withSpellings(message.text));
  folded.set(message, text);
  return text;
}

/** The ids of the messages in which a text stands, oldest first, whatever its case and accents; none for a blank one. */
export function findInThread(messages: readonly ThreadMessage[], query: string): string[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  const spellings = spellingsFor(wanted);
  const isFound = (text: string) => spellings.some((spelling) => placeIn(text, spelling));
  return messages.filter((message) => isFound(foldedTextOf(message))).map(({ id }) => id);
}
