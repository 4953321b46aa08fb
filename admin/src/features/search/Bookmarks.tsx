import { BookmarkBar, BookmarkBox, IconButton, notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { bookmarksMachine } from './bookmarks.machine.ts';
import { findablePages, type MenuPage, type PageKey } from './search.pages.ts';
import { keepOrder, readOrder } from './search.storage.ts';

const machine = bookmarksMachine.provide({ actions: { 'keep the order': ({ context }) => keepOrder(context.ids) } });

export interface BookmarksProps {
  /** The pages of the person's menu. */
  menuPages: readonly MenuPage[];
  /** Whether the box is open in which they are set and put in order. */
  isBoxOpen: boolean;
  onBoxOpen: () => void;
  onBoxClose: () => void;
}

/** The bookmarks in the navbar, and the box behind the star. */
export function Bookmarks({ menuPages, isBoxOpen, onBoxOpen, onBoxClose }: BookmarksProps) {
  const { t } = useLingui();
  const actor = useInspectedActor(machine, { input: { order: readOrder() } });
  const known = useActorState(actor, ({ context }) => context.pages);
  const ids = useActorState(actor, ({ context }) => context.ids);
  const isReady = useActorState(actor, (snapshot) => snapshot.matches('ready'));
  const hasFailed = useActorState(actor, (snapshot) => snapshot.matches('failed'));
  // Until the server has answered nobody knows which of the pages it knows.
  const pages = isReady
    ? findablePages(menuPages, known).map(({ key, ...page }) => ({ ...page, id: String(key) }))
    : [];
  const bookmarks = ids.flatMap((id) => pages.find((page) => page.id === String(id)) ?? []);

  const sayRefused = useEffectEvent((refused: PageKey) => {
    const title = pages.find(({ id }) => id === String(refused))?.label ?? '';
    notify.error(t`The bookmark of ${title} could not be changed. Try again.`);
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('bookmark refused', ({ id }) => sayRefused(id));
    return unsubscribe;
  }, [actor]);

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
        onToggle={({ id }) => actor.send({ type: 'bookmark toggled', id: keyOf(id) })}
        onReorder={(change) => actor.send({ type: 'bookmarks put in order', ids: change.ids.map(keyOf) })}
      />
    </>
  );
}

const keyOf = (id: string): PageKey => (id.startsWith('/') ? id : Number(id));
