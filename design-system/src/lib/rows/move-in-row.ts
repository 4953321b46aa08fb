/** Takes focus from the row to its controls, from one to the next, and back. */
export function moveInRow(row: HTMLElement, from: HTMLElement, key: 'ArrowRight' | 'ArrowLeft') {
  const controls = [...row.querySelectorAll<HTMLElement>('input, button')];
  const stops = [row, ...controls.filter((control) => control.checkVisibility())];
  const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr');
  stops[stops.indexOf(from) + (isForward ? 1 : -1)]?.focus();
}
