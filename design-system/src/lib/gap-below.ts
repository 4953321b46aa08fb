/** How far below its trigger a layer opens, in pixels: close to it, or clear of the bar of the page that it stands in. */
export function gapBelow(trigger: Element | null): number {
  const bar = trigger?.closest('[data-bar]');
  if (!trigger || !bar) return 6;
  return bar.getBoundingClientRect().bottom - trigger.getBoundingClientRect().bottom + 8;
}
