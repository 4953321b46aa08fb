import { type ReactNode, useMemo } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { conditionsInside } from './styles/conditions-inside.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { LinkContext, type LinkRouter } from './links.ts';
import { theme } from './theme.ts';

export interface DesignSystemProviderProps extends LinkRouter {
  children: ReactNode;
}

const stylisPlugins = [conditionsInside];

/**
 * Stands once around the whole app: theme, global styles and links. Texts come from the host's Lingui catalogue; language and
 * direction of menus, dialogs and number fields from a `LocaleProvider`.
 */
export function DesignSystemProvider({ navigate, useHref, children }: DesignSystemProviderProps) {
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
