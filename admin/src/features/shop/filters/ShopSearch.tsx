import { SearchField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useSearchText } from '../../../query/useSearchText.ts';
import type { ShopQuery } from '../shop.api.ts';

interface ShopSearchProps {
  query: ShopQuery;
  onChange: (change: Partial<ShopQuery>) => void;
}

/** A component of its own, so that typing does not render the page. */
export function ShopSearch({ query, onChange }: ShopSearchProps) {
  const { t } = useLingui();
  const { text, setText } = useSearchText(query.q ?? '', (q) => onChange({ q }));
  return (
    <SearchField
      label={t`Search products`}
      placeholder={t`Search products`}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
