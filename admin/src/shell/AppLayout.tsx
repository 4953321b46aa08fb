import {
  Alert,
  AppShell,
  Footer,
  Inline,
  LoadingBar,
  LocaleProvider,
  notify,
  OnDemand,
  Skeleton,
  Stack,
  useToday,
} from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, memo, type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { RequireAbility } from '../access/RequireAbility.tsx';
import { isLoading } from '../app-state/app-state.ts';
import { useAppState } from '../app-state/AppStateProvider.tsx';
import type { View } from '../app-state/view.ts';
import { CartProvider } from '../cart/CartProvider.tsx';
import { config } from '../config.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { OutboxProvider, useOutbox } from '../outbox/react/OutboxProvider.tsx';
import { paths } from '../paths.ts';
import { LayoutProvider, useLayout } from '../preferences/LayoutProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { IdleWatch } from '../session/idle/IdleWatch.tsx';
import { useSessionState } from '../session/SessionProvider.tsx';
import { useView } from '../session/view/useRights.ts';
import { useVersion } from '../version/useVersion.ts';
import type { VersionState } from '../version/version.watch.ts';
import { VersionNotice } from '../version/VersionNotice.tsx';
import { PageFailure } from './PageFailure.tsx';
import { useMenu } from './menu/useMenu.ts';
import { ShellLayerProvider } from './layers/ShellLayerProvider.tsx';
import { ShellLayers } from './layers/ShellLayers.tsx';
import { NavbarEnd } from './navbar/NavbarEnd.tsx';
import { NavbarStart } from './navbar/NavbarStart.tsx';
import { DeferredCodeProvider, useDeferredCode } from './DeferredCodeProvider.tsx';
import { SignOutProvider } from './sign-out/SignOutProvider.tsx';
import { useMailLinks } from './useMailLinks.ts';
import { useMenuCounts } from './menu/useMenuCounts.ts';
import { useIsOffline } from '../outbox/react/useIsOffline.ts';
import { OfflineNotice } from '../outbox/react/OfflineNotice.tsx';
import { ViewNotice } from './view-as/ViewNotice.tsx';

/** Only what an earlier page has left needs features whose pages are not open. */
const loadFeature = async (name: string) => (await import('./outbox-features.ts')).loadFeature(name);

const loadCustomizer = () => import('./AppCustomizer.tsx');

async function loadDeniedRoute() {
  const [{ DeniedRoute }] = await Promise.all([import('./menu/DeniedRoute.tsx'), loadTexts('access')]);
  return { DeniedRoute };
}

const drawDenied = (subject: string) => (
  <OnDemand load={loadDeniedRoute} fallback={<PendingPage />}>
    {({ DeniedRoute }) => <DeniedRoute subject={subject} pending={<PendingPage />} />}
  </OnDemand>
);

/** For the routes within the frame: what stands between menu and footer where a page cannot. */
export interface InPlaceOfPage {
  Failure: ComponentType;
  /** Before the first page is there. */
  Pending: ComponentType;
}

const inPlaceOfPage: InPlaceOfPage = { Failure: PageFailure, Pending: PendingPage };

/** Menu, navbar, and footer around every page of a session. */
export function AppLayout() {
  const { direction, language } = usePreferences();
  useMailLinks();

  // Messages for the last person are not for the next.
  useEffect(() => notify.clear, []);

  return (
    <LocaleProvider locale={language} direction={direction}>
      <LayoutProvider>
        <OutboxProvider loadFeature={loadFeature}>
          <CartProvider>
            <SignOutProvider>
              <DeferredCodeProvider>
                <ShellLayerProvider>
                  <FrameOfPage />
                  <ShellLayers />
                </ShellLayerProvider>
                <IdleWatch />
                <LaterParts />
                {config.hasCustomizer && (
                  <OnDemand load={loadCustomizer}>{({ AppCustomizer }) => <AppCustomizer />}</OnDemand>
                )}
              </DeferredCodeProvider>
            </SignOutProvider>
          </CartProvider>
        </OutboxProvider>
      </LayoutProvider>
    </LocaleProvider>
  );
}

function FrameOfPage() {
  return <Frame pathname={useLocation().pathname} />;
}

/** Renders for another page, not for each letter of a search that the URL holds. */
const Frame = memo(function Frame({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const {
    layout: { isMenuCollapsed, ...layout },
    arrange,
  } = useLayout();
  const storageMode = useSessionState(({ context }) => context.storageMode);
  const menu = useMenu(useMenuCounts());
  const today = useToday();
  const view = useView();
  const isOffline = useIsOffline();
  const version = useVersion();

  return (
    <AppShell
      menu={menu}
      currentHref={pathname}
      homeHref={paths.home}
      layout={layout}
      isMenuCollapsed={isMenuCollapsed}
      onMenuCollapsedChange={(change) => arrange({ isMenuCollapsed: change.isCollapsed })}
      notice={noticeOf(view, isOffline, version)}
      navbarStart={<NavbarStart menu={menu} />}
      navbarEnd={<NavbarEnd />}
      footer={<Footer year={Number(today.slice(0, 4))} productHref={paths.home} />}
    >
      <WaitingLine />
      {storageMode === 'memory' && (
        <Alert tone="warning" title={t`Your browser doesn't store data for this page`}>
          {t`You'll have to sign in again after a reload and in each new tab. To change that, allow this site to store data.`}
        </Alert>
      )}
      {storageMode === 'full' && (
        <Alert tone="warning" title={t`Your browser has no room left for this page`}>
          {t`After a reload, drafts and settings may be lost, and you may have to sign in again. To make room, clear this site's data in your browser's settings.`}
        </Alert>
      )}
      <RequireAbility denied={drawDenied}>
        <Outlet context={inPlaceOfPage} />
      </RequireAbility>
    </AppShell>
  );
});

/** One line at a time, and first what counts most for all that is done now. */
function noticeOf(view: View | null, isOffline: boolean, version: VersionState): ReactNode {
  if (view) return <ViewNotice view={view} />;
  if (isOffline) return <OfflineNotice />;
  return version === 'newer' && <VersionNotice />;
}

/** Follows commands, wherever the person is, and draws the tooltips of icons. The first command does not wait for a quiet moment. */
function LaterParts() {
  const { code, fetchCode } = useDeferredCode();
  const { actor } = useOutbox();
  const isMissing = code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const subscription = actor.on('*', () => void fetchCode());
    return () => subscription.unsubscribe();
  }, [actor, isMissing, fetchCode]);
  if (!code) return null;
  return (
    <>
      <code.JournalRecorder />
      <code.OutboxMessages />
      <code.CartMessages />
      <code.TitleTooltips />
      <code.OwnPicture />
      <code.Reminders />
    </>
  );
}

/** Apart from the layout, which must not be drawn again with each call, and within the page, as all that is read out. */
function WaitingLine() {
  const isPagePending = useNavigation().state === 'loading';
  const isCallUnderWay = useAppState(isLoading);
  return <LoadingBar isLoading={isPagePending || isCallUnderWay} isAwaited={isPagePending} />;
}

/** Keeps the room of a page until its code is there, which would push the footer away. A dashboard has the shape of its cards. */
function PendingPage() {
  const { pathname } = useLocation();
  return (
    <>
      <LoadingBar isLoading />
      <div style={{ minBlockSize: '100vh' }}>{pathname === paths.ecommerceDashboard && <DashboardSkeleton />}</div>
    </>
  );
}

/** As high and as wide as the first rows of the dashboard. */
function DashboardSkeleton() {
  const wide = <Skeleton shape="block" style={{ flex: '2 1 32rem', blockSize: 'auto' }} />;
  const narrow = <Skeleton shape="block" style={{ flex: '1 1 16rem', blockSize: 'auto' }} />;
  return (
    <Stack gap="gap" aria-hidden>
      <Stack gap="m" style={{ blockSize: '5.25rem' }}>
        <Skeleton width="14rem" />
        <Skeleton width="18rem" height="2rem" />
      </Stack>
      <Inline gap="gap" align="stretch" style={{ minBlockSize: '13rem' }}>
        {wide}
        {narrow}
      </Inline>
      <Inline gap="gap" align="stretch" style={{ minBlockSize: '25rem' }}>
        {narrow}
        {wide}
      </Inline>
    </Stack>
  );
}
