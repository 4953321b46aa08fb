import type { Spot } from './spots.ts';

/** The thing of the grid that has, or had, focus: a day or a slot, or an event. */
export type Focus = { kind: 'cell' } | { kind: 'event'; id: string };

export const faceOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;

export const popoverOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.ec-popover') : null;

/** The element of a day, or of the slots of a day. */
export function hostOf(root: HTMLElement | null, { day, minutes }: Spot): HTMLElement | null {
  const kind = minutes === null ? 'ec-cell' : 'ec-lane';
  return root?.querySelector<HTMLElement>(`.${kind}[data-date="${day}"]`) ?? null;
}

/** All that can take focus within a day: its events in their order, and the way to those that are hidden. */
export function itemsOn(root: HTMLElement | null, day: string): HTMLElement[] {
  const hosts = [...(root?.querySelectorAll(`:is(.ec-cell, .ec-lane)[data-date="${day}"]`) ?? [])];
  return hosts.flatMap((host) => [...host.querySelectorAll<HTMLElement>('[data-event], .ec-more')]);
}

/** All events and ways to hidden ones, as they stand. */
export function allItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-event], .ec-more') ?? [])].filter(
    (item) => !item.closest('.ec-mirror'),
  );
}
