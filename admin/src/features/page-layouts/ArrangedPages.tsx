import { Alert, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropsWithChildren, ReactNode } from 'react';
import { PageHead } from '../../navigation/PageHead.tsx';
import { type AppArrangement, useLayoutWish } from '../../preferences/LayoutProvider.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';

const COLLAPSED: Partial<AppArrangement> = { isMenuCollapsed: true };
const BOXED: Partial<AppArrangement> = { contentWidth: 'boxed' };
const WITHOUT_MENU: Partial<AppArrangement> = { isMenuHidden: true };

/** `/page-layout/collapse-menu`: the menu begins as icons, whatever the person has chosen for the other pages. */
export function CollapsedMenuPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutWish(COLLAPSED);
  return (
    <ArrangedPage
      title={t`Collapsed menu`}
      message={t`The menu makes room`}
      meaning={
        <Trans>
          It shows icons alone until the pointer or focus comes to it. On the other pages it is as you left it.
        </Trans>
      }
    >
      {children}
    </ArrangedPage>
  );
}

/** `/page-layout/layout-boxed`: no line gets too long, however wide the window is. */
export function BoxedLayoutPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutWish(BOXED);
  return (
    <ArrangedPage
      title={t`Boxed layout`}
      message={t`The page keeps its width`}
      meaning={
        <Trans>
          Content, navbar and footer stand in the middle of a wide window, so that lines stay short enough to read.
        </Trans>
      }
    >
      {children}
    </ArrangedPage>
  );
}

/** `/page-layout/without-menu`: nothing beside the page; the breadcrumbs lead back. */
export function WithoutMenuPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutWish(WITHOUT_MENU);
  return (
    <ArrangedPage
      title={t`Without menu`}
      message={t`The whole window for the page`}
      meaning={
        <Trans>There is no menu here. The first breadcrumb leads home, and the search finds every other page.</Trans>
      }
    >
      {children}
    </ArrangedPage>
  );
}

interface ArrangedPageProps {
  title: string;
  /** What is different about the page, in a few words. */
  message: string;
  /** What that means. */
  meaning: ReactNode;
  /** What shows it. */
  children: ReactNode;
}

/** A page that describes the current layout. */
function ArrangedPage({ title, message, meaning, children }: ArrangedPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} way={[{ label: t`Page layouts` }, { label: title }]} />
      <Stack gap="gap">
        <Alert tone="info" announced="never" title={message}>
          {meaning}
        </Alert>
        {children}
      </Stack>
    </>
  );
}
