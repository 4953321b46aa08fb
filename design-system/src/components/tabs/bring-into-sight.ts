/** Scrolls the strip that a title stands in, and nothing around it, until the whole title is in sight. */
export function bringIntoSight(title: HTMLElement | null): void {
  const strip = title?.parentElement;
  if (!title || !strip) return;
  const room = strip.getBoundingClientRect();
  const { left, right } = title.getBoundingClientRect();
  if (left < room.left) strip.scrollBy({ left: left - room.left });
  else if (right > room.right) strip.scrollBy({ left: right - room.right });
}
