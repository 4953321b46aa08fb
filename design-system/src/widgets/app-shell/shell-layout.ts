import type { Tone } from '../../theme/tones.ts';

/** How the parts of the shell stand around a page (catalogue §5). */
export interface ShellLayout {
  /** Beside the page, or in a row below the navbar; narrow windows have the menu in a drawer either way. */
  menu: 'vertical' | 'horizontal';
  /** Whether there is no menu at all. */
  isMenuHidden: boolean;
  /** At most 1440 px, or as wide as the window. */
  contentWidth: 'boxed' | 'full';
  /** A card that stays in sight, a band that does, a card that scrolls away, or none on wide windows. */
  navbar: 'floating' | 'sticky' | 'static' | 'hidden';
  /** The ground of the navbar. */
  navbarTone: 'surface' | Tone;
  /** Below the content, always in sight, or none. */
  footer: 'static' | 'sticky' | 'hidden';
}

/** How the shell stands until somebody says otherwise (specification §2). */
export const usualLayout: ShellLayout = {
  menu: 'vertical',
  isMenuHidden: false,
  contentWidth: 'boxed',
  navbar: 'floating',
  navbarTone: 'surface',
  footer: 'static',
};
