import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../components/badges/Badge.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { OnDemand } from '../../../components/on-demand/OnDemand.tsx';
import { Checkbox } from '../../../forms/elements/checkbox/Checkbox.tsx';
import { fadingEdges } from '../../../theme/styles/fading-edges.ts';
import { theme } from '../../../theme/theme.ts';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { FilterChips } from './FilterChips.tsx';

export interface CardsBarProps<Item extends object> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  /** Whether the rows can be narrowed down by their columns. */
  hasFilters: boolean;
  /** The filters of the owner, and those that are set. */
  ownFilters: ReactNode;
  chips: ReactNode;
}

const loadSheet = () => import('./ArrangeSheet.tsx');

/** Stands in place of the heads while rows are cards: it selects all of them, and opens what sorts and filters. */
export function CardsBar<Item extends object>(props: CardsBarProps<Item>) {
  const { model, columnActions, hasFilters, ownFilters, chips } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { selection, slots, columns, state, messages, announce, isServed } = model;
  const isSelectable = slots[0]?.kind === 'select';
  const isSortable = columns.some((column) => column.isSortable ?? true);
  const isFilterable = hasFilters || Boolean(ownFilters);
  const filterCount = Object.keys(state.filters).length;
  const sortedBy = columns.find(({ id }) => id === state.sort[0]?.column)?.header;

  return (
    <>
      {isSelectable && (
        <Checkbox
          aria-label={isServed ? t`Select all rows of this page` : t`Select all rows`}
          checked={selection.extent === 'all'}
          isIndeterminate={selection.extent === 'some'}
          onChange={() => announce(messages.selected(selection.toggleAll().size))}
        />
      )}
      {(isSortable || isFilterable) && (
        <Button
          size="small"
          variant="ghost"
          tone="secondary"
          icon={ArrowUpDown}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {isFilterable ? (
            <Trans>Sort and filter</Trans>
          ) : sortedBy ? (
            <bdi>{t`Sort by: ${sortedBy}`}</bdi>
          ) : (
            <Trans>Sort by</Trans>
          )}
          {filterCount > 0 && <Badge>{filterCount}</Badge>}
        </Button>
      )}
      <ChipRow>
        <FilterChips model={model} />
        {chips}
      </ChipRow>
      {isOpen && (
        <OnDemand load={loadSheet} onMissing={close}>
          {({ ArrangeSheet }) => (
            <ArrangeSheet
              {...{ model, columnActions, hasFilters, ownFilters }}
              isFilterable={isFilterable}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** One line whatever there is, so that the cards stay in place. */
const ChipRow = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space.s};
  min-inline-size: 0;
  overflow-x: auto;
  /* The rings of focus need room within what scrolls. */
  margin: calc(-1 * ${theme.space.xs});
  padding: ${theme.space.xs};
  scrollbar-width: none;
  white-space: nowrap;
  ${fadingEdges}

  > * {
    display: flex;
    flex: none;
    flex-wrap: nowrap;
    gap: ${theme.space.s};
  }
`;
