import { useLingui } from '@lingui/react/macro';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../../components/spinners/Spinner.tsx';
import { CardContent } from './CardContent.tsx';
import { CardMenu } from './CardMenu.tsx';
import { Corner, Face, Handle } from '../KanbanBoard.styles.ts';
import { useBoard, useBoardStore } from '../moves/kanban.store.ts';
import type { KanbanItem } from '../kanban.types.ts';

interface BoardCardProps {
  item: KanbanItem;
  label: string;
  /** Whether the owner waits for an answer about it. */
  isPending: boolean;
}

/**
 * One card with its menu. A handle with the card's name covers it, and the content describes it: inside a button, content would
 * lose its structure. It hears of moves when they are its own; its list listens for it, see `useBoardEvents`.
 */
export const BoardCard = memo(function BoardCard({ item, label, isPending }: BoardCardProps) {
  const { t } = useLingui();
  const { instructionsId } = useBoardStore();
  const { id } = item;
  const tabIndex = useBoard(({ current }) => (current === id ? 0 : -1));
  const dragging = useBoard(({ active, landing }) => {
    if (landing === id) return 'landing';
    return active?.itemId === id ? active.by : undefined;
  });
  const handle = useHandle(id);
  const contentId = useId();

  return (
    <>
      <Face aria-busy={isPending || undefined} data-face data-dragging={dragging}>
        <Handle
          ref={handle}
          role="button"
          aria-label={label}
          aria-roledescription={t`card`}
          aria-describedby={`${contentId} ${instructionsId}`}
          aria-disabled={isPending || undefined}
          tabIndex={tabIndex}
        />
        <div id={contentId}>
          <CardContent item={item} />
        </div>
      </Face>
      <Corner>
        {isPending ? (
          <Spinner size="small" label={t`Saving ${label}`} />
        ) : (
          <CardMenu itemId={id} label={label} tabIndex={tabIndex} />
        )}
      </Corner>
    </>
  );
});

/** Takes the focus when it is wished for this card, and shows where it is. It keeps it where somebody else moves the card. */
function useHandle(itemId: string) {
  const store = useBoardStore();
  const handle = useRef<HTMLDivElement>(null);
  const focusRequest = useBoard((state) => (state.focusRequest?.itemId === itemId ? state.focusRequest : undefined));
  useLayoutEffect(() => {
    const element = handle.current;
    if (!element) return;
    store.handles.set(itemId, element);
    return () => {
      // A card that moves to another column mounts there before it unmounts here.
      if (store.handles.get(itemId) === element) store.handles.delete(itemId);
      // A lifted card already has a focus request at its target.
      const isLifted = store.get().active?.itemId === itemId;
      if (!isLifted && element.matches(':focus-visible')) store.set({ focusRequest: { itemId, isModest: true } });
    };
  }, [store, itemId]);
  useLayoutEffect(() => {
    if (!focusRequest || !store.serve(focusRequest)) return;
    if (focusRequest.isModest && document.activeElement !== document.body) return;
    const element = handle.current;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // While its menu closes, the page takes no focus.
    if (element !== document.activeElement) requestAnimationFrame(() => element?.focus({ preventScroll: true }));
  }, [store, focusRequest]);
  return handle;
}
