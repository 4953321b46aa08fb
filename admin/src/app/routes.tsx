import { createElement } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useOutletContext,
} from 'react-router-dom';
import { Splash } from '@embarque/design-system';
import { loadTexts } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { useFocusOnNavigation } from '../routing/focus.ts';
import { fetching, lazily, LoadedPage, type WithPage } from '../routing/missing-page.ts';
import { Scrolled } from '../routing/Scrolled.tsx';
import type { RouteAbility } from '../session/guards/RequireAbility.tsx';
import { RequireNoSession } from '../session/guards/RequireNoSession.tsx';
import { RequireSession } from '../session/guards/RequireSession.tsx';
import { SignInPage } from '../session/pages/SignInPage.tsx';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';
import type { InPlaceOfPage } from '../shell/AppLayout.tsx';
import { storage } from '../storage/storage.ts';
import type { TemplatePageName } from './template-pages.ts';
import { CrashPage } from './CrashPage.tsx';
import { HomeRedirect } from './HomeRedirect.tsx';

/** The addresses of the UI kit begin with these: the groups of the design system's folders. */
const KIT_GROUPS = [
  'cards',
  'colors',
  'components',
  'datatables',
  'charts',
  'extensions',
  'forms',
  'icons',
  'page-layout',
  'tables',
  'ui-element',
];

/** Where the pages of the desk are; an address in there without a page is to come, or wrong. */
const DESK_GROUPS = ['/apps/*', '/dashboard/*', '/pages/*'];

type LazyPage = Pick<RouteObject, 'path' | 'handle' | 'lazy'>;

const FRAME = 'frame';

const loadFrame = async () => (await withDeskTexts(import('../shell/AppLayout.tsx'))).AppLayout;

/** What is shown within the frame. */
const deskPages: RouteObject[] = [
  {
    path: paths.sales,
    handle: { subject: 'Sale' } satisfies RouteAbility,
    lazy: lazily(async () => (await import('../features/sales/SalesPage.tsx')).SalesPage),
  },
  templatePage(paths.ecommerceDashboard, 'ecommerceDashboard', 'dashboard'),
  ...(['collapse-menu', 'layout-boxed', 'without-menu'] as const).map((page) =>
    templatePage(`/page-layout/${page}`, page, 'dashboard'),
  ),
  {
    ...templatePage(paths.email, 'email', 'email'),
    // One page for all of them: what is being written stays open from folder to folder.
    children: [
      { index: true, element: null },
      { path: ':folder', element: null },
      { path: 'label/:label', element: null },
    ],
  },
  templatePage(paths.kanban, 'kanban', 'kanban'),
  templatePage(paths.shop, 'shop', 'shop'),
  { path: paths.product, loader: () => redirect(`${paths.product}/annual-multi-trip-insurance-26`) },
  templatePage(`${paths.product}/:product`, 'product', 'shop'),
  templatePage(paths.wishlist, 'wishlist', 'shop'),
  templatePage(paths.checkout, 'checkout', 'shop'),
  {
    path: paths.session,
    lazy: lazily(async () => (await import('../features/session-monitor/SessionMonitorPage.tsx')).SessionMonitorPage),
  },
  { path: '/page-layout/layout-empty', lazy: lazyPage('layout-empty') },
  ...DESK_GROUPS.map((path) => toCome(path, SUBJECT_OF_TEMPLATE)),
  toCome('/access-control', 'ACL'),
  ...KIT_GROUPS.map((group) => ({
    path: `/${group}/*`,
    handle: { subject: 'UiKit' } satisfies RouteAbility,
    Component: LoadedPage,
    loader: fetching(loadKitPage),
    // The query and the hash only say what of the page is shown.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname,
  })),
];

const routesWith = (frame: Pick<RouteObject, 'Component' | 'lazy'>): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: Splash,
    children: [
      {
        Component: Scrolled,
        children: [
          { path: paths.home, Component: HomeRedirect },
          {
            element: (
              <RequireNoSession isKnownPath={isKnownPath}>
                <Outlet />
              </RequireNoSession>
            ),
            children: [
              { path: paths.login, Component: SignInPage },
              {
                path: paths.register,
                lazy: lazily(async () => (await import('../session/pages/RegisterPage.tsx')).RegisterPage),
              },
              {
                path: paths.forgotPassword,
                lazy: lazily(async () => (await import('../session/pages/ForgotPasswordPage.tsx')).ForgotPasswordPage),
              },
            ],
          },
          ...[paths.notAuthorized, '/auth/not-auth'].map((path) => ({
            path,
            lazy: lazily(async () => (await withDeskTexts(import('../shell/NotAuthorizedPage.tsx'))).NotAuthorizedPage),
          })),
          ...[paths.notFound, '*'].map((path) => ({
            path,
            lazy: lazily(async () => (await withDeskTexts(import('../shell/NoPage.tsx'))).NoPage),
          })),
        ],
      },
      {
        element: (
          <RequireSession>
            <Outlet />
          </RequireSession>
        ),
        children: [
          {
            Component: Scrolled,
            children: [{ path: '/page-layout/layout-blank', lazy: lazyPage('layout-blank', 'desk') }],
          },
          {
            id: FRAME,
            ...frame,
            children: [
              {
                Component: Scrolled,
                ErrorBoundary: FailureInFrame,
                HydrateFallback: PageToComeInFrame,
                children: deskPages,
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Access and layouts as the catalogue lists them (§1): open pages, pages for whoever is signed out, pages of a session. */
export const routes = routesWith({ lazy: lazily(loadFrame) });

/**
 * The router of this page. Where a signed-in person opens a page of the desk, the frame is fetched first, and is drawn while the page
 * is on its way: a router waits for all that it has to fetch before it draws anything.
 */
export async function createRouter() {
  const isInFrame = matchRoutes(routes, location.pathname)?.some(({ route }) => route.id === FRAME);
  const frame = isInFrame && storage.read('sessionToken') ? await loadFrame().catch(() => null) : null;
  return createBrowserRouter(frame ? routesWith({ Component: frame }) : routes);
}

/** Code of the desk, with the texts that every page of it needs. */
async function withDeskTexts<Code>(importing: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([importing, loadTexts('desk')]);
  return code;
}

type TemplateTexts = 'dashboard' | 'email' | 'kanban' | 'shop';

function lazyPage(page: TemplatePageName, ...texts: Parameters<typeof loadTexts>) {
  return lazily(async () => {
    const { templatePages } = await import('./template-pages.ts');
    const [Page] = await Promise.all([templatePages[page](), loadTexts(...texts)]);
    return Page;
  });
}

/** A page of the template kit, with the texts of its feature and of the widgets that only some pages show. */
function templatePage(path: string, page: TemplatePageName, texts: TemplateTexts): LazyPage {
  return {
    path,
    handle: { subject: SUBJECT_OF_TEMPLATE } satisfies RouteAbility,
    lazy: lazyPage(page, 'kit', texts),
  };
}

function toCome(path: string, subject: string): RouteObject {
  return {
    path,
    handle: { subject } satisfies RouteAbility,
    lazy: lazily(async () => (await import('../shell/NoPage.tsx')).NoDeskPage),
  };
}

/** A page of the UI kit and its examples, both under way at once. */
async function loadKitPage(args: LoaderFunctionArgs): Promise<Response | WithPage> {
  const [{ KitPage }, data] = await Promise.all([
    import('../ui-kit/KitPage.tsx'),
    import('../ui-kit/kit.loader.ts').then(({ loader }) => loader(args)),
  ]);
  if (data instanceof Response) return data;
  return data ? { Page: KitPage, ...data } : { Page: (await import('../shell/NoPage.tsx')).NoDeskPage };
}

// What stands between menu and footer in place of a page is up to the frame: its code is there by then, and not before.
function FailureInFrame() {
  return createElement(useOutletContext<InPlaceOfPage>().Failure);
}

function PageToComeInFrame() {
  return createElement(useOutletContext<InPlaceOfPage>().ToCome);
}

function Root() {
  useFocusOnNavigation();
  return <Outlet />;
}

/** Whether an address is a page of the route table; the catch-all does not count. */
function isKnownPath(path: string): boolean {
  const matches = matchRoutes(routes, path);
  return matches !== null && matches.at(-1)?.route.path !== '*';
}
