import { BookmarkBar, BookmarkBox, IconButton } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useEffect } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useFeatureOutbox, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
import { bookmarksMachine } from './bookmarks.machine.ts';
import { bookmarksOutbox } from './bookmarks.outbox.ts';
import { findablePages, type MenuPage, type PageKey } from './search.pages.ts';
import { storeOrder, readOrder } from './search.storage.ts';

const machine = bookmarksMachine.provide({ actions: { 'store the order': ({ context }) => storeOrder(context.ids) } });

export interface BookmarksProps {
  /** The pages of the person's menu. */
  menuPages: readonly MenuPage[];
  /** Whether the dialog is open in which bookmarks are set and ordered. */
  isBoxOpen: boolean;
  onBoxOpen: () => void;
  onBoxClose: () => void;
}

/** The bookmarks in the navbar, and the dialog behind the star. */
export function Bookmarks({ menuPages, isBoxOpen, onBoxOpen, onBoxClose }: BookmarksProps) {
  const { t } = useLingui();
  const flushed = useSettled(bookmarksOutbox.name);
  const actor = useInspectedActor(machine, { input: { order: readOrder(), flushed } });
  const known = useActorState(actor, ({ context }) => context.pages);
  const ids = useActorState(actor, ({ context }) => context.ids);
  const isReady = useActorState(actor, (snapshot) => snapshot.matches('ready'));
  const hasFailed = useActorState(actor, (snapshot) => snapshot.matches('failed'));
  // Which pages the server knows is unknown until it responds.
  const pages = isReady
    ? findablePages(menuPages, known).map(({ key, ...page }) => ({ ...page, id: String(key) }))
    : [];
  const bookmarks = ids.flatMap((id) => pages.find((page) => page.id === String(id)) ?? []);

  const { give } = useFeatureOutbox(bookmarksOutbox, {
    confirmed: () => {
      const state = actor.getSnapshot();
      return state.matches('ready') ? state.context.confirmed : null;
    },
    onChange: actor.send,
  });
  useEffect(() => {
    const subscription = actor.on('command given', give);
    return () => subscription.unsubscribe();
  }, [actor, give]);

  useEffect(() => {
    if (isBoxOpen && hasFailed) actor.send({ type: 'try again' });
  }, [isBoxOpen, hasFailed, actor]);

  return (
    <>
      <BookmarkBar
        bookmarks={bookmarks}
        action={<IconButton icon={Star} label={t`Edit bookmarks`} aria-haspopup="dialog" onClick={onBoxOpen} />}
      />
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
    </>
  );
}

const keyOf = (id: string): PageKey => (id.startsWith('/') ? id : Number(id));
