import { useEffect, useMemo, useRef } from 'react';
import { unknownToServer } from '../journal/journal.core.ts';
import type { Journal, JournalEntry } from '../journal/journal.types.ts';
import { useJournal } from '../journal/useJournal.ts';

/**
 * The person's changes of one thing that the server's own history does not have, the latest first.
 *
 * @param subject the id of the thing
 * @param onSaved called when the server has confirmed one, so that its history has a line more; needless where each response
 *   brings the history along
 */
export function useOwnChanges(feature: string, subject: string, onSaved?: () => void): Journal {
  const journal = useJournal();
  const changes = useMemo(() => unknownToServer(journal, feature, subject), [journal, feature, subject]);
  const open = changes.filter(({ state }) => state === 'waiting' || state === 'undoing').map(({ entry }) => entry.id);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const closed = before.current.filter((id) => !open.includes(id));
    before.current = open;
    if (journal.some((one) => closed.includes(one.entry.id) && isKnownToServer(one))) onSaved?.();
  });
  return changes;
}

const isKnownToServer = ({ state, wasUnsent }: JournalEntry) => state === 'saved' || (state === 'undone' && !wasUnsent);

/** The lines of the server's history with the person's own changes among them. */
export const latestFirst = <Line extends { at: string }>(
  lines: readonly Line[],
  own: readonly JournalEntry[],
): (Line | JournalEntry)[] => [...own, ...lines].toSorted((one, next) => momentOf(next) - momentOf(one));

const momentOf = (line: { at: string } | JournalEntry) => Date.parse('entry' in line ? line.entry.at : line.at);
