import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import { searchCalls } from '../search.api.ts';
import type { PageKey } from '../search.pages.ts';

export interface BookmarkCommand {
  id: PageKey;
  /** The name of the page, for messages. */
  title: string;
  isBookmarked: boolean;
}

const commandSchema: v.GenericSchema<unknown, BookmarkCommand> = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  isBookmarked: v.boolean(),
});

/** How the outbox carries the commands of the bookmarks out. */
export const bookmarksOutbox: OutboxFeature<readonly PageKey[], BookmarkCommand, null> = {
  name: 'bookmarks',
  schema: commandSchema,
  apply: (ids, { id, isBookmarked }) => {
    if (ids.includes(id) === isBookmarked) return ids;
    return isBookmarked ? [...ids, id] : ids.filter((other) => other !== id);
  },
  // The star that sets a bookmark also removes it, so no toast offers an undo.
  inverse: () => null,
  describe: (_, { title, isBookmarked }) => ({
    done: null,
    summary: isBookmarked ? msg`Bookmark of ${title} added` : msg`Bookmark of ${title} removed`,
    refused: msg`Couldn't change the bookmark of ${title}.`,
  }),
  send: async ({ id }, entry) => {
    // Pages that the server does not know are bookmarked in this browser only.
    if (typeof id === 'number') await searchCalls.toggleBookmark(id, entry.id);
    return null;
  },
};
