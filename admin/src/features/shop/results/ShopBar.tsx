import { Button, IconButton, Inline, media, Menu, SegmentedControl, useMediaQuery } from '@embarque/design-system';
import { Plural, useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, LayoutGrid, List } from 'lucide-react';
import { formatNumber } from '../../../i18n/format.ts';
import type { ShopQuery } from '../shop.api.ts';
import { SORTS } from '../shop.query.ts';
import type { ShopView } from './shop.view.ts';
import { useShopLabels } from '../shop.labels.ts';

export interface ShopBarProps {
  /** The query in the URL. */
  query: ShopQuery;
  /** How many products match; `null` while loading. */
  total: number | null;
  view: ShopView;
  onChange: (change: Partial<ShopQuery>) => void;
  onViewChange: (view: ShopView) => void;
}

/** ECM-01: the number of results, their order, and the view. */
export function ShopBar({ query, total, view, onChange, onViewChange }: ShopBarProps) {
  const { t } = useLingui();
  const { sorts } = useShopLabels();
  const sort = query.sortBy ?? 'featured';
  const isPhone = useMediaQuery(media.phone);
  const sortButton = { variant: 'outline', tone: 'secondary', icon: ArrowDownWideNarrow } as const;
  const shown = formatNumber(total ?? 0);
  const sortLabel = t`Sort by: ${sorts[sort]}`;
  return (
    <>
      <span role="status">
        {total !== null && <Plural value={total} one="# result found" other={`${shown} results found`} />}
      </span>
      <Inline gap="m" style={{ marginInlineStart: 'auto' }}>
        <Menu
          placement="bottom end"
          trigger={
            isPhone ? (
              <IconButton {...sortButton} label={sortLabel} />
            ) : (
              <Button {...sortButton} aria-label={sortLabel}>
                {sorts[sort]}
              </Button>
            )
          }
          items={[
            {
              id: 'sort',
              label: t`Sort by`,
              items: SORTS.map((id) => ({ id, label: sorts[id] })),
              selection: {
                mode: 'single',
                selected: [sort],
                onChange: ({ selected: [chosen] }) => onChange({ sortBy: SORTS.find((one) => one === chosen) }),
              },
            },
          ]}
        />
        <SegmentedControl
          label={t({ message: 'View', context: 'layout' })}
          value={view}
          onChange={({ value }) => onViewChange(value)}
          options={[
            { value: 'grid', label: t`Grid`, icon: LayoutGrid, isIconOnly: true },
            { value: 'list', label: t`List`, icon: List, isIconOnly: true },
          ]}
        />
      </Inline>
    </>
  );
}
