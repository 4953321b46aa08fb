import { Alert, Breadcrumbs, PageHeader } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppsMenu } from '../../navigation/AppsMenu.tsx';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** `/page-layout/layout-empty`: menu, navbar and footer around nothing but breadcrumbs and a message. */
export function EmptyLayoutPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Empty layout`} />
      <PageHeader
        title={t`Empty layout`}
        wayEnd={<AppsMenu />}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: t`Home`, href: paths.home }, { label: t`Page layouts` }, { label: t`Empty layout` }]}
          />
        }
      />
      <Alert tone="info" announced="never" title={t`A page to begin with`}>
        <Trans>Menu, navbar and footer are there; what goes between them is up to the page.</Trans>
      </Alert>
    </>
  );
}
