import { Link } from '@embarque/design-system';
import { EarningsCard } from '@embarque/design-system/analytics';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { formatShare } from './dashboard.format.ts';
import { earnings } from './dashboard.samples.ts';

const dollarsAndCents: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

/** W-CAN-11 */
export function EarningsOverview() {
  const { t } = useLingui();
  const { thisMonth, growth, shares } = earnings;
  return (
    <EarningsCard
      title={t`Earnings`}
      label={t`This month`}
      value={thisMonth}
      format={dollarsAndCents}
      note={
        <Trans>
          <strong>{formatShare(growth)}</strong> more than last month
        </Trans>
      }
      parts={[
        { id: 'app', label: t`App`, value: shares.app },
        { id: 'service', label: t`Service`, value: shares.service },
        { id: 'product', label: t`Product`, value: shares.product },
      ]}
      footer={
        <Link href={paths.sales} variant="alone">
          <Trans>View sales</Trans>
        </Link>
      }
      centre={{ part: 'app' }}
    />
  );
}
