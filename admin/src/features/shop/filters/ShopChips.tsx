import { Button, Inline } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import type { ShopQuery } from '../shop.api.ts';
import { isNarrowed, NO_FILTERS } from '../shop.query.ts';
import { useShopLabels } from '../shop.labels.ts';

export interface ShopChipsProps {
  /** The query in the URL. */
  query: ShopQuery;
  onChange: (change: Partial<ShopQuery>) => void;
}

/** The active filters as chips; pressing one removes it. */
export function ShopChips({ query, onChange }: ShopChipsProps) {
  const { t } = useLingui();
  const chips = useChips(query);
  const keepFocus = useFocusAfterRemoval(chips.length);
  if (!isNarrowed(query)) return null;

  const remove = (chip: HTMLElement, change: Partial<ShopQuery>) => {
    const next = chip.nextElementSibling;
    // The last chip takes the "Clear all" button with it.
    if (chips.length > 1 && next instanceof HTMLElement) next.focus();
    else keepFocus();
    onChange(change);
  };
  const removeAll = () => {
    keepFocus();
    onChange(NO_FILTERS);
  };

  return (
    <Inline role="group" aria-label={t`Active filters`} gap="s">
      {chips.map(({ text, change }) => (
        <Button
          key={text}
          variant="soft"
          size="small"
          shape="round"
          icon={X}
          aria-label={t`Remove filter: ${text}`}
          onClick={({ currentTarget }) => remove(currentTarget, change)}
        >
          {text}
        </Button>
      ))}
      <Button variant="ghost" size="small" onClick={removeAll}>
        <Trans>Clear all</Trans>
      </Button>
    </Inline>
  );
}

function useChips({ q, category, brand = [], rating, minPrice, maxPrice }: ShopQuery) {
  const { t } = useLingui();
  const { priceText, ratingText } = useShopLabels();
  const chips: { text: string; change: Partial<ShopQuery> }[] = [];
  const add = (text: string, change: Partial<ShopQuery>) => chips.push({ text, change });

  if (q !== undefined) add(t`“${q}”`, { q: undefined });
  if (minPrice !== undefined || maxPrice !== undefined) {
    add(priceText({ minPrice, maxPrice }), { minPrice: undefined, maxPrice: undefined });
  }
  if (category !== undefined) add(category, { category: undefined });
  for (const one of brand) {
    const rest = brand.filter((other) => other !== one);
    add(one, { brand: rest.length > 0 ? rest : undefined });
  }
  if (rating !== undefined) add(ratingText(rating), { rating: undefined });
  return chips;
}
