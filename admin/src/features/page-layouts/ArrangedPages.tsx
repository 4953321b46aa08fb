import { Alert, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropsWithChildren, ReactNode } from 'react';
import { PageHead } from '../../navigation/PageHead.tsx';
import { type AppArrangement, useLayoutOverride } from '../../preferences/LayoutProvider.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';

const COLLAPSED: Partial<AppArrangement> = { isMenuCollapsed: true };
const BOXED: Partial<AppArrangement> = { contentWidth: 'boxed' };
const WITHOUT_MENU: Partial<AppArrangement> = { isMenuHidden: true };

/** `/page-layout/collapse-menu`: the menu begins as icons, whatever the person has chosen for the other pages. */
export function CollapsedMenuPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutOverride(COLLAPSED);
  return (
    <ArrangedPage
      title={t`Collapsed menu`}
      message={t`More room for the content`}
      meaning={<Trans>It shows only icons until it has the pointer or focus. Other pages keep your own setting.</Trans>}
    >
      {children}
    </ArrangedPage>
  );
}

/** `/page-layout/layout-boxed`: no line gets too long, however wide the window is. */
export function BoxedLayoutPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutOverride(BOXED);
  return (
    <ArrangedPage
      title={t`Boxed layout`}
      message={t`Limited width`}
      meaning={<Trans>Content, navbar and footer are centred in a wide window, to keep lines short.</Trans>}
    >
      {children}
    </ArrangedPage>
  );
}

/** `/page-layout/without-menu`: nothing beside the page; the breadcrumbs lead back. */
export function WithoutMenuPage({ children }: PropsWithChildren) {
  const { t } = useLingui();
  useLayoutOverride(WITHOUT_MENU);
  return (
    <ArrangedPage
      title={t`Without menu`}
      message={t`Full width`}
      meaning={<Trans>This page has no menu. Use the breadcrumbs or the search to go elsewhere.</Trans>}
    >
      {children}
    </ArrangedPage>
  );
}

interface ArrangedPageProps {
  title: string;
  /** The page's difference from others, in a few words. */
  message: string;
  /** An explanation of the difference. */
  meaning: ReactNode;
  /** The content that shows the difference. */
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
