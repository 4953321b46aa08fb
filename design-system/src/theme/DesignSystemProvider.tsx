import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ThemeProvider } from 'styled-components';
import type { Direction } from './appearance.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { LinkContext, type LinkRouter } from './links.ts';
import { theme } from './theme.ts';

export interface DesignSystemProviderProps extends LinkRouter {
  /** The language of dates, numbers and built-in behaviour. Texts come from the host's Lingui catalogue. */
  locale: 'en' | 'pt-BR';
  /**
   * The direction that arrow keys and popovers follow; the look follows `dir` on the root (see `applyAppearance`).
   * @default 'ltr'
   */
  direction?: Direction;
  children: ReactNode;
}

/** Stands once around the whole app: theme, global styles, language and links. */
export function DesignSystemProvider({
  locale,
  direction = 'ltr',
  navigate,
  useHref,
  children,
}: DesignSystemProviderProps) {
  const router = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);

  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <I18nProvider locale={direction === 'rtl' ? rightToLeft(locale) : locale}>
        <LinkContext value={router}>{children}</LinkContext>
      </I18nProvider>
    </ThemeProvider>
  );
}

/** React Aria reads the direction off the script; words, dates and numbers still follow the language. */
function rightToLeft(locale: string) {
  return new Intl.Locale(locale, { script: 'Arab' }).toString();
}
