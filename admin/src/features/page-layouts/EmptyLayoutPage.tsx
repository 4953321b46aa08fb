import { Alert } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** `/page-layout/layout-empty`: menu, navbar and footer around nothing but breadcrumbs and a message. */
export function EmptyLayoutPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Empty layout`} />
      <PageHead title={t`Empty layout`} way={[{ label: t`Page layouts` }, { label: t`Empty layout` }]} />
      <Alert tone="info" announced="never" title={t`Starter page`}>
        <Trans>The menu, navbar and footer are shown. The page fills the space between them.</Trans>
      </Alert>
    </>
  );
}
