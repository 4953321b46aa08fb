import { hasFolded } from '@embarque/design-system/find-folded';
import { format } from 'date-fns';
import type { JournalEntry } from '../../outbox/journal/journal.types.ts';

/** A change as the panel lists it. */
export interface ListedChange {
  one: JournalEntry;
  sentence: string;
  /** The page on which it was made. */
  feature: { id: string; title: string };
}

export interface ListQuery {
  /** Part of a sentence, of the name of a page or of a reason, as people type it. */
  search: string;
  /** The page on which it was made; `null` for every page. */
  feature: string | null;
}

/** The changes that a query finds. */
export function findChanges(all: readonly ListedChange[], { search, feature }: ListQuery): ListedChange[] {
  return all.filter((change) => {
    const text = [change.sentence, change.feature.title, change.one.reason ?? ''].join('\n');
    return (feature === null || change.feature.id === feature) && hasFolded(text, search);
  });
}

/** The changes by the day on which they were made, here: `2026-11-26`. */
export function groupByDay(changes: readonly ListedChange[]): [day: string, changes: ListedChange[]][] {
  return [...Map.groupBy(changes, ({ one }) => format(new Date(one.entry.at), 'yyyy-MM-dd'))];
}
