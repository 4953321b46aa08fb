import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { cancel, moveTowards, drop, focusTowards, lift, open } from './kanban.actions.ts';
import type { Towards } from './kanban.moves.ts';
import type { BoardStore } from './kanban.store.ts';

export type BoardEvents = ReturnType<typeof useBoardEvents>;

/**
 * The handlers of a list of cards. They listen for all of its cards, because listeners on hundreds of cards are slow.
 */
export function useBoardEvents(store: BoardStore) {
  const towardsOf = useTowards();
  return useMemo(
    () => ({
      onMouseDown: (event: SyntheticEvent) => pressOn(store, event),
      onTouchStart: (event: SyntheticEvent) => pressOn(store, event),
      onClick: (event: SyntheticEvent) => {
        const itemId = idOf(faceUnder(event));
        if (itemId === undefined) return;
        // The press may have been on something above the handle.
        store.handles.get(itemId)?.focus({ preventScroll: true });
        open(store, itemId);
      },
      onFocus: ({ target }: FocusEvent) => {
        const itemId = idOf(target);
        if (itemId !== undefined && itemId !== store.get().current) store.set({ current: itemId });
      },
      // Without a new target, the card is moving to another position and keeps the focus.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        const { active } = store.get();
        const isElsewhere = relatedTarget && idOf(relatedTarget) !== active?.itemId;
        if (active?.by === 'keyboard' && isElsewhere) cancel(store);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const face = faceUnder(event);
        const itemId = idOf(face);
        const { active } = store.get();
        const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
        if (!face || itemId === undefined || isShortcut || active?.by === 'pointer') return;
        const towards = towardsOf(event.key);
        const act = active ? whileLifted(store, event.key, towards) : whileIdle(store, face, event.key, towards);
        if (!act) return;
        event.preventDefault();
        // A dialog around the board is not meant.
        event.stopPropagation();
        act();
      },
    }),
    [store, towardsOf],
  );
}

type Act = (() => void) | undefined;

function whileLifted(store: BoardStore, key: string, towards: Towards | undefined): Act {
  if (towards) return () => moveTowards(store, towards);
  const dropActive = () => drop(store);
  return { ' ': dropActive, Enter: dropActive, Tab: dropActive, Escape: () => cancel(store) }[key];
}

function whileIdle(store: BoardStore, face: HTMLElement, key: string, towards: Towards | undefined): Act {
  const itemId = idOf(face) ?? '';
  if (towards) return () => focusTowards(store, itemId, towards);
  if (key === 'Enter' && store.owner.onOpen) return () => open(store, itemId);
  const picksUp = key === ' ' || key === 'Enter';
  return picksUp && !isDisabled(face) ? () => lift(store, itemId, 'keyboard') : undefined;
}

function pressOn(store: BoardStore, event: SyntheticEvent) {
  const face = faceUnder(event);
  const itemId = idOf(face);
  if (face && itemId !== undefined && !isDisabled(face)) store.press({ face, itemId, event });
}

/** The card that an event is about; on its menu, none. */
function faceUnder({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-face]') : null;
}

const idOf = (within: Element | null) => within?.closest<HTMLElement>('[data-card]')?.dataset['card'];

const isDisabled = (face: HTMLElement) => face.ariaBusy === 'true';

const keys: Record<string, Towards> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** The direction of a key: left and right are before and after in the writing direction. */
function useTowards(): (key: string) => Towards | undefined {
  const { direction } = useLocaleSettings();
  return useMemo(() => {
    const [left, right] = direction === 'rtl' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const all: Record<string, Towards> = { ...keys, ArrowLeft: left, ArrowRight: right };
    return (key) => all[key];
  }, [direction]);
}
