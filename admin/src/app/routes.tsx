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
import type { RouteAbility } from '../access/RequireAbility.tsx';
import { loadTexts } from '../i18n/i18n.ts';
import { type FeaturePage, subjectOf } from '../manifest/manifest.ts';
import type { AddressPart } from '../manifest/parts.ts';
import { paths } from '../paths.ts';
import { useFocusOnNavigation } from '../routing/focus.ts';
import { fetching, lazily, LoadedPage, type WithPage } from '../routing/missing-page.ts';
import { Scrolled } from '../routing/Scrolled.tsx';
import { RequireNoSession } from '../session/guards/RequireNoSession.tsx';
import { RequireSession } from '../session/guards/RequireSession.tsx';
import { SignInPage } from '../session/pages/SignInPage.tsx';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';
import type { InPlaceOfPage } from '../shell/AppLayout.tsx';
import { EarlySearch } from '../shell/layers/EarlySearch.tsx';
import { storage } from '../storage/storage.ts';
import { CrashPage } from './crash/CrashPage.tsx';
import { HomeRedirect } from './HomeRedirect.tsx';

/** The addresses of the UI kit begin with these: the groups of the design system's folders. */
const kitGroups = Object.values(
  import.meta.glob<string[]>('../ui-kit/kit.groups.ts', { eager: true, query: '?addresses', import: 'default' }),
).flat();

const FRAME = 'frame';

const loadFrame = async () => (await withAppTexts(import('../shell/AppLayout.tsx'))).AppLayout;

/** The pages of all manifests. */
const addresses = Object.values(
  import.meta.glob<AddressPart>('../features/*/*.feature.ts', {
    eager: true,
    query: '?addresses',
    import: 'default',
  }),
).flat();

const routesOf = (wanted: FeaturePage['layout']): RouteObject[] =>
  addresses.filter(({ layout = 'app' }) => layout === wanted).flatMap(routesAt);

function routesAt({ path, aliases = [], children, redirectTo, layout, subject }: AddressPart[number]): RouteObject[] {
  const asked = layout === 'open' ? null : subjectOf({ subject });
  if (redirectTo !== undefined) return [{ path, loader: () => redirect(redirectTo) }];
  return [path, ...aliases].map((pattern) => ({
    path: pattern,
    ...(asked !== null && { handle: { subject: asked } satisfies RouteAbility }),
    lazy: lazily(async () => (await import('./pages.ts')).loadPage(path)),
    // One page for all of them: what is open on it stays open.
    ...(children && {
      children: [{ index: true, element: null }, ...children.map((child) => ({ path: child, element: null }))],
    }),
  }));
}

/** The first parts of the app's addresses: an address below one of them without a page is not found, within menu and footer. */
const appGroups = new Set(
  addresses.flatMap(({ layout = 'app', path }) => (layout === 'app' ? (/^\/[^/]+\//.exec(path) ?? []) : [])),
);

const kitPages = kitGroups.map((group) => ({
  path: `/${group}/*`,
  handle: { subject: 'UiKit' } satisfies RouteAbility,
  Component: LoadedPage,
  loader: fetching(loadKitPage),
  // The query and the hash only say what of the page is shown.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname,
}));

/** The pages within the frame. */
const appPages: RouteObject[] = [
  ...routesOf('app'),
  ...kitPages,
  ...[...appGroups]
    .filter((group) => !kitPages.some(({ path }) => path === `${group}*`))
    .map((group) => ({
      path: `${group}*`,
      handle: { subject: SUBJECT_OF_TEMPLATE } satisfies RouteAbility,
      lazy: lazily(loadNotFoundInFrame),
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
          ...routesOf('open'),
          { path: '*', lazy: lazily(() => loadNotFound()) },
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
            children: routesOf('window'),
          },
          {
            id: FRAME,
            ...frame,
            children: [
              {
                Component: Scrolled,
                ErrorBoundary: FailureInFrame,
                HydrateFallback: PendingInFrame,
                children: appPages,
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Access and layouts as the catalogue lists them (§1): open pages, pages for people who are signed out, pages of a session. */
export const routes = routesWith({ lazy: lazily(loadFrame) });

/**
 * The router of this page. Where a signed-in person opens a page of the app, the frame is fetched first, and is drawn while the page
 * is loading: a router waits for all that it has to fetch before it draws anything.
 */
export async function createRouter() {
  const isInFrame = matchRoutes(routes, location.pathname)?.some(({ route }) => route.id === FRAME);
  const frame = isInFrame && storage.read('sessionToken') ? await loadFrame().catch(() => null) : null;
  return createBrowserRouter(frame ? routesWith({ Component: frame }) : routes);
}

/** Code for after sign-in, with the texts that every page there needs. */
async function withAppTexts<Code>(importing: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([importing, loadTexts('app')]);
  return code;
}

async function loadNotFound(variant?: 'section') {
  const [{ NotFoundPage }, { NearPages }] = await withAppTexts(
    Promise.all([import('../features/miscellaneous/NotFoundPage.tsx'), import('../shell/menu/NearPages.tsx')]),
  );
  return () => (
    <NotFoundPage variant={variant}>
      <NearPages />
    </NotFoundPage>
  );
}

function loadNotFoundInFrame() {
  return loadNotFound('section');
}

/** A page of the UI kit and its examples, both under way at once. */
async function loadKitPage(args: LoaderFunctionArgs): Promise<Response | WithPage> {
  const [{ KitPage }, data] = await Promise.all([
    import('../ui-kit/KitPage.tsx'),
    import('../ui-kit/kit.loader.ts').then(({ loader }) => loader(args)),
  ]);
  if (data instanceof Response) return data;
  return data ? { Page: KitPage, ...data } : { Page: await loadNotFoundInFrame() };
}

// The frame decides what stands between menu and footer in place of a page: its code has loaded by then, and not before.
function FailureInFrame() {
  return createElement(useOutletContext<InPlaceOfPage>().Failure);
}

function PendingInFrame() {
  return createElement(useOutletContext<InPlaceOfPage>().Pending);
}

function Root() {
  useFocusOnNavigation();
  return (
    <>
      <EarlySearch />
      <Outlet />
    </>
  );
}

/** Whether an address is a page of the route table; the catch-all does not count. */
function isKnownPath(path: string): boolean {
  const matches = matchRoutes(routes, path);
  return matches !== null && matches.at(-1)?.route.path !== '*';
}
