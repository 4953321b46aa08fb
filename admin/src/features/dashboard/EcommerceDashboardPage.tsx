import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { EcommerceDashboard } from './EcommerceDashboard.tsx';

/** `/dashboard/ecommerce`: sales, revenue and partners. */
export function EcommerceDashboardPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`eCommerce dashboard`} />
      <PageHead title={t`eCommerce dashboard`} way={[{ label: t`Dashboards` }, { label: t`eCommerce` }]} />
      <EcommerceDashboard />
    </>
  );
}
