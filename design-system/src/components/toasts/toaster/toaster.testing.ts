import type { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** All toasts, also those that are leaving. */
export function toasts(canvas: Canvas): HTMLElement[] {
  const region: HTMLElement = canvas.getByRole('region', { name: 'Notifications' });
  return [...region.querySelectorAll<HTMLElement>('[data-toast]')];
}

/** The first lines of those that are not leaving, the newest first. */
export function texts(canvas: Canvas): (string | undefined)[] {
  return toasts(canvas)
    .filter((toast) => !toast.inert)
    .map((toast) => toast.querySelector('p')?.textContent ?? undefined);
}

/** The toast that this line stands in. */
export function toastOf(line: HTMLElement | undefined): HTMLElement {
  const toast = line?.closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error('The line stands in no toast.');
  return toast;
}
