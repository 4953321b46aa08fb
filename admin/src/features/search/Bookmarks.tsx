import { BookmarkBar, BookmarkBox, type BookmarkPage, IconButton, notify } from '@embarque/design-system';
import type { SearchPage } from '@embarque/mocks/search/contract';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useEffect } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { bookmarksMachine } from './bookmarks.machine.ts';
import { pageIcons } from './page-icons.ts';
import { keepOrder, readOrder } from './search.storage.ts';

const machine = bookmarksMachine.provide({ actions: { 'keep the order': ({ context }) => keepOrder(context.ids) } });

export interface BookmarksProps {
  /** Whether the box is open in which they are set and put in order. */
  isBoxOpen: boolean;
  onBoxOpen: () => void;
  onBoxClose: () => void;
}

/** The bookmarks in the navbar, and the box behind the star. */
export function Bookmarks({ isBoxOpen, onBoxOpen, onBoxClose }: BookmarksProps) {
  const { t } = useLingui();
  const actor = useInspectedActor(machine, { input: { order: readOrder() } });
  const pages = useActorState(actor, ({ context }) => context.pages);
  const ids = useActorState(actor, ({ context }) => context.ids);
  const hasFailed = useActorState(actor, (snapshot) => snapshot.matches('failed'));

  useEffect(() => {
    const { unsubscribe } = actor.on('bookmark refused', ({ id }) => {
      const title = actor.getSnapshot().context.pages.find((page) => page.id === id)?.title ?? '';
      notify.error(t`The bookmark of ${title} could not be changed. Try again.`);
    });
    return unsubscribe;
  }, [actor, t]);

  useEffect(() => {
    if (isBoxOpen && hasFailed) actor.send({ type: 'try again' });
  }, [isBoxOpen, hasFailed, actor]);

  const shown = pages.map(bookmarkPage);
  const bookmarks = ids.flatMap((id) => shown.find((page) => page.id === String(id)) ?? []);
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
        pages={shown}
        onToggle={({ id }) => actor.send({ type: 'bookmark toggled', id: Number(id) })}
        onReorder={(change) => actor.send({ type: 'bookmarks put in order', ids: change.ids.map(Number) })}
      />
    </>
  );
}

const bookmarkPage = ({ id, title, icon, link }: SearchPage): BookmarkPage => ({
  id: String(id),
  label: title,
  icon: pageIcons[icon],
  href: link,
});
