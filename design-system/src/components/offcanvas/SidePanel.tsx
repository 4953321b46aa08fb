import { Overlay, type OverlayProps } from '../modals/Overlay.tsx';

export interface SidePanelProps extends OverlayProps {
  /**
   * The edge it comes from.
   * @default 'end'
   */
  placement?: 'start' | 'end' | 'top' | 'bottom';
  /**
   * How far it may reach into the page. On phones it takes the whole width.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether the page behind can be scrolled meanwhile, to read on.
   * @default 'still'
   */
  page?: 'still' | 'scrolls';
}

/**
 * A form or details beside the page that they belong to, such as a new sale over the list of sales.
 * Buttons of the footer submit a form inside through their `form` attribute.
 */
export function SidePanel({ placement = 'end', size = 'small', page = 'still', ...rest }: SidePanelProps) {
  const scroll = page === 'scrolls' ? 'page' : 'content';
  return <Overlay {...rest} role="dialog" position={placement} size={size} scroll={scroll} />;
}
