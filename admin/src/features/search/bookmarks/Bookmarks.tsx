import { BookmarkBox, type BookmarkPage } from '@embarque/design-system';
import { useEffect, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../../outbox/react/useSettled.ts';
import { useStorage } from '../../../storage/StorageProvider.tsx';
import { bookmarksMachine } from './bookmarks.machine.ts';
import { bookmarksOutbox } from './bookmarks.outbox.ts';
import { shownBookmarks } from './bookmarks.storage.ts';
import { findablePages, type MenuPage, type PageKey } from '../search.pages.ts';
import { storeOrder, readOrder } from '../search.storage.ts';

export interface BookmarksProps {
  /** The pages of the person's menu. */
  menuPages: readonly MenuPage[];
  /** Whether the dialog is open in which bookmarks are set and ordered. */
  isBoxOpen: boolean;
  onBoxClose: () => void;
  /** Called with the bookmarked pages in their order, once the server has named them and after each change. */
  onShown: (bookmarks: readonly BookmarkPage[]) => void;
}

/** The dialog in which bookmarks are set and ordered; the navbar shows them. */
export function Bookmarks({ menuPages, isBoxOpen, onBoxClose, onShown }: BookmarksProps) {
  const outbox = useOutbox();
  const storage = useStorage();
  const flushed = useSettled(bookmarksOutbox.name);
  const machine = useMemo(
    () =>
      bookmarksMachine.provide({
        actions: { 'store the order': ({ context }) => storeOrder(storage, context.ids) },
      }),
    [storage],
  );
  const actor = useInspectedActor(machine, { input: { outbox, order: readOrder(storage), flushed } });
  const known = useActorState(actor, ({ context }) => context.pages);
  const ids = useActorState(actor, ({ context }) => context.ids);
  const isReady = useActorState(actor, (snapshot) => snapshot.matches('ready'));
  const hasFailed = useActorState(actor, (snapshot) => snapshot.matches('failed'));
  // Which pages the server knows is unknown until it responds.
  const pages = useMemo(
    () => (isReady ? findablePages(menuPages, known).map(({ key, ...page }) => ({ ...page, id: String(key) })) : []),
    [isReady, menuPages, known],
  );
  const bookmarks = useMemo(
    () => ids.flatMap((id) => pages.find((page) => page.id === String(id)) ?? []),
    [ids, pages],
  );

  useEffect(() => {
    if (isBoxOpen && hasFailed) actor.send({ type: 'try again' });
  }, [isBoxOpen, hasFailed, actor]);

  useEffect(() => {
    if (!isReady) return;
    shownBookmarks.in(storage).write(bookmarks.map(({ href }) => href));
    onShown(bookmarks);
  }, [isReady, bookmarks, onShown, storage]);

  return (
    <BookmarkBox
      isOpen={isBoxOpen}
      onClose={onBoxClose}
      bookmarks={bookmarks}
      pages={pages}
      onToggle={({ id }) => {
        const title = pages.find((page) => page.id === id)?.label ?? '';
        actor.send({ type: 'bookmark toggled', id: keyOf(id), title });
      }}
      onReorder={(change) => actor.send({ type: 'bookmarks reordered', ids: change.ids.map(keyOf) })}
    />
  );
}

const keyOf = (id: string): PageKey => (id.startsWith('/') ? id : Number(id));
