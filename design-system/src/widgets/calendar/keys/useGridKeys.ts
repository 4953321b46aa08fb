import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import type { CalendarEvent } from '../calendar.types.ts';
import { pressedLetter } from '../../../lib/pressed-letter.ts';
import { faceOf, popoverOf } from './grid-focus.ts';
import { isVisible, nextSpot, timesAt } from './spots.ts';
import type { KeyOptions, Pressed } from './grid-keys.types.ts';
import { useEventKeys } from './useEventKeys.ts';

/** The keys of days, slots, events and of the list of a day. Each handler answers whether the key was for it. */
export function useGridKeys<Event extends CalendarEvent>(options: KeyOptions<Event>) {
  const { view, date, timeZone, focus, draft, onAdd, onDateChange } = options;
  const isRtl = useLocaleSettings().direction === 'rtl';
  const show = (day: string) => {
    if (!isVisible(day, view, date)) onDateChange({ date: day });
  };
  const onEvent = useEventKeys(options, { isRtl, show });

  const onCell = (pressed: Pressed): boolean => {
    const { key } = pressed;
    if (key === 'Enter' || key === ' ') {
      onAdd?.(timesAt(focus.spot, timeZone));
      return true;
    }
    if (isN(pressed)) return focus.goToItems();
    const next = nextSpot(key, focus.spot, view, isRtl);
    if (!next) return key.startsWith('Arrow');
    focus.goToSpot(next);
    show(next.day);
    return true;
  };

  /** Goes from event to event: of the day by the vertical keys, of the whole view by the horizontal ones. */
  const onItem = (pressed: Pressed, item: HTMLElement): boolean => {
    const { key } = pressed;
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
    if (step === undefined && !isN(pressed)) return false;
    const by = step === -1 ? -1 : 1;
    if (key === 'ArrowLeft' || key === 'ArrowRight' || view === 'list') focus.goToItem(by, item);
    else focus.goToItems(by, item);
    return true;
  };

  const onMore = (pressed: Pressed, more: HTMLElement): boolean => {
    if (pressed.key !== 'Escape') return onItem(pressed, more);
    focus.goToSpot(focus.spot);
    return true;
  };

  const isHandled = (pressed: Pressed, target: HTMLElement): boolean => {
    const face = faceOf(target);
    const event = draft.shown.find(({ id }) => id === face?.dataset['event']);
    const popover = popoverOf(target);
    if (popover && goWithin(popover, pressed.key, face)) return true;
    if (popover && pressed.key === 'Escape') return false;
    if (face && event) return onEvent(pressed, event) || onItem(pressed, face);
    if (target.matches('.ec-more')) return onMore(pressed, target);
    return target.matches('.ec-cursor') && !pressed.altKey && onCell(pressed);
  };

  const onBetween = useEffectEvent((pressed: globalThis.KeyboardEvent) => {
    // React has handled this one, and drawn another element in the place of the one that had focus.
    if (pressed.defaultPrevented || !focus.isBetween() || pressed.ctrlKey || pressed.metaKey) return;
    const { focus: wanted } = focus;
    const event = wanted.kind === 'event' && draft.shown.find(({ id }) => id === wanted.id);
    if (event ? onEvent(pressed, event) : onCell(pressed)) pressed.preventDefault();
  });
  // Quick presses come while the next element is still being placed: they count for it.
  useEffect(() => {
    window.addEventListener('keydown', onBetween);
    return () => window.removeEventListener('keydown', onBetween);
  }, []);

  return (pressed: KeyboardEvent) => {
    const { target, ctrlKey, metaKey } = pressed;
    if (!ctrlKey && !metaKey && target instanceof HTMLElement && isHandled(pressed, target)) pressed.preventDefault();
  };
}

const isN = (pressed: Pressed) => pressedLetter(pressed) === 'n';

/** Goes through the list of a day. */
function goWithin(popover: HTMLElement, key: string, face: HTMLElement | null): boolean {
  const faces = [...popover.querySelectorAll<HTMLElement>('[data-event]')];
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  faces[(face ? faces.indexOf(face) : -1) + step]?.focus();
  return true;
}
