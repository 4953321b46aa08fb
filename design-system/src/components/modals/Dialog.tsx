import { Overlay, type OverlayProps } from './Overlay.tsx';
import type { OverlaySize } from './Overlay.styles.ts';

export interface DialogProps extends OverlayProps {
  /**
   * How wide it may become.
   * @default 'medium'
   */
  size?: OverlaySize;
  /**
   * The part that scrolls when the content does not fit: the content between title and footer, or the whole dialog.
   * @default 'content'
   */
  scroll?: 'content' | 'window';
}

/**
 * Asks for something small in the middle of the window; the page waits. For a yes or no, use `ConfirmDialog`;
 * for a form beside the page it belongs to, `SidePanel`.
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Overlay {...rest} role="dialog" position="center" size={size} />;
}
