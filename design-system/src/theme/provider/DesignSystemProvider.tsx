import { type ReactNode, useMemo } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { useCompositionGuard } from './composition.ts';
import { conditionsInside } from '../styles/conditions-inside.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { LinkContext, type LinkRouter } from './links.ts';
import { theme } from '../theme.ts';

export interface DesignSystemProviderProps extends LinkRouter {
  children: ReactNode;
}

const stylisPlugins = [conditionsInside];

/**
 * Stands once around the whole app: theme, global styles, links, and the keys of input methods. Texts come from the host's Lingui catalogue; language and
 * direction of menus, dialogs and number fields from a `LocaleProvider`.
 */
export function DesignSystemProvider({ navigate, useHref, children }: DesignSystemProviderProps) {
  useCompositionGuard();
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
