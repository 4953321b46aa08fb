import { Inline } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { isGrouped, sumsOf } from '../sales.sums.ts';
import type { SaleList } from '../server/sale.schema.ts';

export interface SalesTotalsProps {
  /** The loaded list. */
  data: SaleList;
  query: SalesQuery;
}

/** The sums of the whole list, one for each currency, as far as they are known, and how amounts are sorted. */
export function SalesTotals({ data, query }: SalesTotalsProps) {
  const sums = sumsOf(data) ?? [];
  const isSortedByAmount = query.sortColumn === 'amount';
  if (sums.length === 0 && !isSortedByAmount) return null;
  return (
    <Inline gap="l" distribute="between" align="baseline">
      {sums.length > 0 && <Sums sums={sums} total={data.total} />}
      {isSortedByAmount && <SortedHow data={data} hasSeveral={sums.length > 1} />}
    </Inline>
  );
}

function Sums({ sums, total }: { sums: NonNullable<SaleList['sums']>; total: number }) {
  const { t } = useLingui();
  return (
    <Inline gap="l" align="baseline" role="group" aria-label={t`Totals by currency`}>
      <span>
        <Plural value={total} one="Total of # sale" other={`Total of ${formatNumber(total)} sales`} />
      </span>
      {sums.map(({ currency, amount }) => (
        <strong key={currency}>
          <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>
        </strong>
      ))}
    </Inline>
  );
}

function SortedHow({ data, hasSeveral }: { data: SaleList; hasSeveral: boolean }) {
  if (!isGrouped(data.sales)) return <Trans>Sorted as bare numbers: currencies are not converted</Trans>;
  return hasSeveral && <Trans>Sorted within each currency</Trans>;
}
