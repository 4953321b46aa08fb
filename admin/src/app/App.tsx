import { DesignSystemRoot } from '@embarque/design-system';
import { I18nProvider } from '@lingui/react';
import { type ComponentProps, useCallback } from 'react';
import { RouterProvider } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import type { SessionApi } from '../session/session.api.ts';
import type { Session } from '../session/session.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { AppStateActor } from '../app-state/app-state.ts';
import { AppStateProvider } from '../app-state/AppStateProvider.tsx';
import { PreferencesProvider } from '../preferences/PreferencesProvider.tsx';
import type { SafeStorage } from '../storage/storage.ts';
import { StorageProvider } from '../storage/StorageProvider.tsx';
import { AppErrorBoundary } from './crash/AppErrorBoundary.tsx';
import { Toasts } from './Toasts.tsx';

type Router = ComponentProps<typeof RouterProvider>['router'];

export interface AppProps {
  router: Router;
  session: Session;
  api: SessionApi;
  appState: AppStateActor;
  /**
   * The storage of preferences, drafts and the like.
   * @default The browser's local storage
   */
  storage?: SafeStorage;
}

/** Everything that stands around the pages, once. */
export function App({ router, session, api, appState, storage }: AppProps) {
  const navigate = useCallback((href: string) => void router.navigate(href), [router]);

  return (
    <I18nProvider i18n={i18n}>
      <AppErrorBoundary>
        <StorageProvider area={storage}>
          <PreferencesProvider>
            <AppStateProvider appState={appState}>
              <SessionProvider session={session} api={api}>
                <DesignSystemRoot navigate={navigate}>
                  {/* A page that is there is shown at once: a transition would draw it in many slices, with the splash turning in between. */}
                  <RouterProvider router={router} useTransitions={false} />
                  <Toasts />
                </DesignSystemRoot>
              </SessionProvider>
            </AppStateProvider>
          </PreferencesProvider>
        </StorageProvider>
      </AppErrorBoundary>
    </I18nProvider>
  );
}
