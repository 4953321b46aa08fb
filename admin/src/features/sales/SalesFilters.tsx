import { Inline, SearchField, Select } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { SALE_KINDS, SALE_STATUSES } from './sales.api.ts';
import { useSaleWords } from './sales.words.ts';

const ANY = 'any';

export interface SalesFiltersProps {
  /** What the address asks for. */
  query: SalesQuery;
  /** Called with what changes; `undefined` takes a filter away. */
  onChange: (change: Partial<SalesQuery>) => void;
}

/** Search, kind, and status, above the list. */
export function SalesFilters({ query, onChange }: SalesFiltersProps) {
  const { t } = useLingui();
  const { kinds, statuses } = useSaleWords();

  return (
    <Inline gap="m" role="search" aria-label={t`Sales`}>
      <SearchField
        label={t`Search sales`}
        placeholder={t`Product, customer, or number`}
        defaultValue={query.q ?? ''}
        onSearch={({ text }) => onChange({ q: text })}
      />
      <Select
        label={t`Kind`}
        options={[{ id: ANY, label: t`All kinds` }, ...SALE_KINDS.map((id) => ({ id, label: kinds[id] }))]}
        value={query.kind ?? ANY}
        onChange={({ id }) => onChange({ kind: SALE_KINDS.find((kind) => kind === id) })}
      />
      <Select
        label={t`Status`}
        options={[{ id: ANY, label: t`Any status` }, ...SALE_STATUSES.map((id) => ({ id, label: statuses[id] }))]}
        value={query.status ?? ANY}
        onChange={({ id }) => onChange({ status: SALE_STATUSES.find((status) => status === id) })}
      />
    </Inline>
  );
}
