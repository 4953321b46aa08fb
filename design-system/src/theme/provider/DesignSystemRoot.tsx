import { type ReactNode, useMemo } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { useCompositionGuard } from './composition.ts';
import { conditionsInside } from '../styles/conditions-inside.ts';
import { useSheetAlone } from './useSheetAlone.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { LinkContext, type LinkRouter } from './links.ts';
import { useSilentValues } from './silent-values.ts';
import { theme } from '../theme.ts';

export interface DesignSystemRootProps extends LinkRouter {
  children: ReactNode;
}

const stylisPlugins = [conditionsInside];

/**
 * Theme, global styles, links, and the keys of input methods, once around an app that brings its own `I18nProvider` and
 * `LocaleProvider`. All others take `DesignSystemProvider`.
 */
export function DesignSystemRoot({ navigate, useHref, children }: DesignSystemRootProps) {
  useCompositionGuard();
  useSilentValues();
  useSheetAlone();
  const router = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);

  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <LinkContext value={router}>{children}</LinkContext>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
