import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Direction } from '../theme/appearance.ts';

export interface BehaviourProviderProps {
  /** The language of built-in words, and of dates and numbers that people type. */
  locale: 'en' | 'pt-BR';
  /**
   * The direction that arrow keys and popovers follow; the look follows `dir` on the root (see `applyAppearance`).
   * @default 'ltr'
   */
  direction?: Direction;
  children: ReactNode;
}

/**
 * Tells language and direction to the widgets with behaviour of their own: menus, dialogs, pickers. It is apart from
 * `DesignSystemProvider` because the pages before sign-in have none of them.
 */
export function BehaviourProvider({ locale, direction = 'ltr', children }: BehaviourProviderProps) {
  return <I18nProvider locale={direction === 'rtl' ? rightToLeft(locale) : locale}>{children}</I18nProvider>;
}

/** React Aria reads the direction off the script; words, dates and numbers still follow the language. */
function rightToLeft(locale: string) {
  return new Intl.Locale(locale, { script: 'Arab' }).toString();
}
