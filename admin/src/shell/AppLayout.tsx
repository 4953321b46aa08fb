import {
  Alert,
  AppShell,
  Footer,
  LoadingBar,
  LocaleProvider,
  NavbarUser,
  notify,
  ThemeToggle,
} from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { isLoading } from '../app-state/app-state.ts';
import { useAppState } from '../app-state/AppStateProvider.tsx';
import { paths } from '../paths.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { IdleWatch } from '../session/IdleWatch.tsx';
import { RequireAbility } from '../session/RequireAbility.tsx';
import { useSessionState, useUser } from '../session/SessionProvider.tsx';
import { useMenu } from './menu.ts';
import { useUserMenu } from './user-menu.ts';

const ResetDemoDialog = lazy(async () => ({ default: (await import('./ResetDemoDialog.tsx')).ResetDemoDialog }));

const THIS_YEAR = new Date().getFullYear();

/** Menu, navbar, and footer around every page of a session. */
export function AppLayout() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { menuCollapsed, skin, direction, language, prefer } = usePreferences();
  const isInMemory = useSessionState(({ context }) => context.storageMode === 'memory');
  const menu = useMenu({});

  // What the last person was told is not for the next.
  useEffect(() => notify.clear, []);

  return (
    <LocaleProvider locale={language} direction={direction}>
      <WaitingLine />
      <AppShell
        menu={menu}
        currentHref={pathname}
        homeHref={paths.home}
        isMenuCollapsed={menuCollapsed}
        onMenuCollapsedChange={({ isCollapsed }) => prefer('menuCollapsed', isCollapsed)}
        navbarEnd={
          <>
            <ThemeToggle skin={skin} onSkinChange={(change) => prefer('skin', change.skin)} />
            <SignedInUser />
          </>
        }
        footer={<Footer year={THIS_YEAR} productHref={paths.home} />}
      >
        {isInMemory && (
          <Alert tone="warning" title={t`Your browser keeps nothing for this page`}>
            {t`You can work as usual, but you have to sign in again after a reload and in every other tab. Allow this site to store data to change that.`}
          </Alert>
        )}
        <RequireAbility>
          <Outlet />
        </RequireAbility>
      </AppShell>
      <ScrollRestoration storageKey="embarque.scroll" />
      <IdleWatch />
    </LocaleProvider>
  );
}

/** Apart from the layout, which must not be drawn again with each call. */
function WaitingLine() {
  const isPageOnItsWay = useNavigation().state === 'loading';
  const isCallUnderWay = useAppState(isLoading);
  return <LoadingBar isLoading={isPageOnItsWay || isCallUnderWay} />;
}

function SignedInUser() {
  const user = useUser();
  const [isResetting, setResetting] = useState(false);
  const sections = useUserMenu({ onResetDemo: () => setResetting(true) });
  return (
    <>
      {user && <NavbarUser name={user.fullName} userRole={user.role} sections={sections} />}
      {isResetting && (
        <Suspense>
          <ResetDemoDialog onClose={() => setResetting(false)} />
        </Suspense>
      )}
    </>
  );
}
