import { Select, SearchField, Toolbar } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { useSearchText } from '../../../query/useSearchText.ts';
import { useSaleLabels } from '../sales.labels.ts';
import type { readPeriod } from '../sales.period.ts';
import type { SalesParams } from '../sales.query.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SALE_KINDS, SALE_STATUSES } from '../server/sale.schema.ts';

export interface SalesFiltersProps {
  /** The query in the URL. */
  query: SalesQuery;
  /** The days that the list is narrowed to, and the period that they make, if any. */
  period: ReturnType<typeof readPeriod>;
  /** Called with the changed filters; `undefined` removes one. */
  onChange: (change: SalesParams) => void;
}

const ANY = 'any';

export function SalesFilters({ query, period, onChange }: SalesFiltersProps) {
  const { t } = useLingui();
  const { kinds, statuses } = useSaleLabels();
  const search = useSearchText(query.q ?? '', (q) => onChange({ q }));

  return (
    <Toolbar label={t`Search and filters`} role="search">
      <SearchField
        label={t`Search sales`}
        placeholder={t`Product, customer, or number`}
        value={search.text}
        onChange={({ target }) => search.setText(target.value)}
      />
      <Select
        label={t`Kind`}
        labelVisibility="hidden"
        options={[{ value: ANY, label: t`All kinds` }, ...SALE_KINDS.map((value) => ({ value, label: kinds[value] }))]}
        value={query.kind ?? ANY}
        onChange={({ value: chosen }) => onChange({ kind: SALE_KINDS.find((kind) => kind === chosen) })}
      />
      <Select
        label={t`Status`}
        labelVisibility="hidden"
        options={[
          { value: ANY, label: t`Any status` },
          ...SALE_STATUSES.map((value) => ({ value, label: statuses[value] })),
        ]}
        value={query.status ?? ANY}
        onChange={({ value: chosen }) => onChange({ status: SALE_STATUSES.find((status) => status === chosen) })}
      />
      <PeriodFilter {...period} onChange={onChange} />
    </Toolbar>
  );
}
