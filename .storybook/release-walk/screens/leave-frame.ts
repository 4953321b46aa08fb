import { flushSync } from 'react-dom';

/**
 * Draws without the frame that may have the focus, which goes to the heading. After a commit React gives the focus back, also in
 * a frame that went with it: there `focus` throws, and nothing would be drawn any more.
 */
export function leaveFrame(draw: () => void): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLIFrameElement) focused.closest('.walk')?.querySelector<HTMLElement>('h1')?.focus();
  // At once: meanwhile what is in the frame could take the focus again.
  flushSync(draw);
}
