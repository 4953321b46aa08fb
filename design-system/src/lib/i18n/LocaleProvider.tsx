import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Direction } from '../../theme/appearance.ts';

export interface LocaleSettings {
  /** The language of built-in words, and of dates and numbers that people type. */
  locale: 'en' | 'pt-BR' | 'fr' | 'de';
  /** The direction that arrow keys and popovers follow; the look follows `dir` on the root (see `applyAppearance`). */
  direction: Direction;
}

const LocaleContext = createContext<LocaleSettings>({ locale: 'en', direction: 'ltr' });

export interface LocaleProviderProps extends Pick<LocaleSettings, 'locale'> {
  /** @default 'ltr' */
  direction?: Direction;
  children: ReactNode;
}

/**
 * Tells language and direction to the widgets that behave by them: menus, dialogs, fields for numbers and dates. One inside
 * another wins.
 */
export function LocaleProvider({ locale, direction = 'ltr', children }: LocaleProviderProps) {
  const settings = useMemo(() => ({ locale, direction }), [locale, direction]);
  return <LocaleContext value={settings}>{children}</LocaleContext>;
}

/** The language and the direction around a widget. */
export function useLocaleSettings(): LocaleSettings {
  return use(LocaleContext);
}
