import { useEffect } from 'react';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import { reconcile, record } from '../journal/journal.core.ts';
import { storedJournal } from '../journal/journal.storage.ts';
import type { Journal } from '../journal/journal.types.ts';
import { isUnconfirmed } from '../outbox.core.ts';
import { useOutbox } from './OutboxProvider.tsx';
import { useRefusal } from './messages/useRefusal.ts';

/** Notes in the journal what the outbox is given, and how it goes. */
export function JournalRecorder() {
  const { actor, unrecorded } = useOutbox();
  const own = useUserStorage();
  const refusalOf = useRefusal();

  useEffect(() => {
    const { entries, elsewhere } = actor.getSnapshot().context;
    const unconfirmed = [...entries, ...Object.values(elsewhere).flatMap((tab) => tab.entries)].filter(isUnconfirmed);
    change(own, (journal) => reconcile(journal, unconfirmed));
  }, [actor, own]);

  useEffect(() => unrecorded.readWith((event) => change(own, (journal) => record(journal, event, refusalOf))));
  return null;
}

/** Read for each change, since other tabs write it too. */
function change(area: ReturnType<typeof useUserStorage>, next: (journal: Journal) => Journal) {
  const stored = storedJournal.in(area);
  const before = stored.read();
  const after = next(before);
  if (after !== before) stored.write(after);
}
