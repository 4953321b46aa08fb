import * as v from 'valibot';
import { paths } from '../../../paths.ts';
import { createPersisted } from '../../../storage/persisted.ts';

/** The addresses of the bookmarked pages, as they were shown last: the navbar shows them before the server answers. */
export const shownBookmarks = createPersisted<readonly string[]>('embarque.shownBookmarks', v.array(v.string()), [
  paths.email,
  paths.chat,
  paths.todo,
  paths.calendar,
]);
