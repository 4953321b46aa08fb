import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { ApiKeys } from './ApiKeys.tsx';

/** `/pages/api-key` (KEY-01) */
export function ApiKeyPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`API keys`} />
      <PageHead title={t`API keys`} way={[{ label: t`Pages` }, { label: t`API keys` }]} />
      <ApiKeys />
    </>
  );
}
