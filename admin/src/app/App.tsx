import { DesignSystemProvider, Toaster } from '@embarque/design-system';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import type { SessionApi } from '../session/session.api.ts';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { AppStateActor } from '../app-state/app-state.ts';
import { AppStateProvider } from '../app-state/AppStateProvider.tsx';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider.tsx';

type Router = ComponentProps<typeof RouterProvider>['router'];

export interface AppProps {
  router: Router;
  session: Session;
  api: SessionApi;
  appState: AppStateActor;
}

/** Everything that stands around the pages, once. */
export function App({ router, session, api, appState }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <PreferencesProvider>
        <AppStateProvider appState={appState}>
          <SessionProvider session={session} api={api}>
            <Look router={router}>
              <RouterProvider router={router} />
              <Toaster />
            </Look>
          </SessionProvider>
        </AppStateProvider>
      </PreferencesProvider>
    </I18nProvider>
  );
}

function Look({ router, children }: { router: Router; children: ReactNode }) {
  const { direction } = usePreferences();
  const { i18n: texts } = useLingui();
  const navigate = useCallback((href: string) => void router.navigate(href), [router]);

  return (
    <DesignSystemProvider locale={texts.locale === 'pt-BR' ? 'pt-BR' : 'en'} direction={direction} navigate={navigate}>
      {children}
    </DesignSystemProvider>
  );
}
