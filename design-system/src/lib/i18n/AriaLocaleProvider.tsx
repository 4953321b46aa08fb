import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocaleSettings } from './LocaleProvider.tsx';

/**
 * Hands the language and the direction on to React Aria. It stands around each widget built on it, and nowhere higher up: a page
 * without such a widget loads none of that library.
 */
export function AriaLocaleProvider({ children }: { children: ReactNode }) {
  const { locale, direction } = useLocaleSettings();
  return <I18nProvider locale={direction === 'rtl' ? rightToLeft(locale) : locale}>{children}</I18nProvider>;
}

/** React Aria reads the direction off the script; words, dates and numbers still follow the language. */
function rightToLeft(locale: string) {
  return new Intl.Locale(locale, { script: 'Arab' }).toString();
}
