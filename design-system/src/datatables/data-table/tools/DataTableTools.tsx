import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, ListFilter, Rows3 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/buttons/Button.tsx';
import { Badge } from '../../../components/badges/Badge.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { SearchField } from '../../../forms/elements/input/search/SearchField.tsx';
import { media } from '../../../theme/media.ts';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';
import type { DataTableTool } from '../data-table.types.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import type { ColumnActions } from '../columns/useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { ViewsMenu, type ViewsProps } from './ViewsMenu.tsx';

interface DataTableToolsProps<Item extends object> extends ViewsProps {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  label: string;
  /** Whether no heading stands above. */
  isFirst: boolean;
  tools: readonly DataTableTool[];
  fileName: string;
  areFiltersOpen: boolean;
  onToggleFilters: () => void;
  searchRef: Ref<HTMLInputElement>;
  /** Whether nobody knows yet how many rows there are. */
  isLoading: boolean;
  /** More buttons, after the usual ones. */
  actions: ReactNode;
}

/** The tools of the whole table. */
export function DataTableTools<Item extends object>(props: DataTableToolsProps<Item>) {
  const {
    model,
    columnActions,
    label,
    isFirst,
    tools,
    fileName,
    areFiltersOpen,
    onToggleFilters,
    actions,
    views,
    onViewsChange,
  } = props;
  const { searchRef, isLoading } = props;
  const { t } = useLingui();
  const { state, change, total, rows, messages } = model;
  const has = (tool: DataTableTool) => tools.includes(tool) && !(model.isCards && ofColumns.includes(tool));
  const filterCount = Object.keys(state.filters).length;

  return (
    <Bar data-first={isFirst || undefined} role="search" aria-label={t`Search in ${label}`}>
      {has('search') && (
        <Search>
          <SearchField
            ref={searchRef}
            label={t`Search`}
            value={state.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        </Search>
      )}
      <Count role="status">{!isLoading && messages.found(total, Math.max(rows.length, total))}</Count>
      <Buttons>
        {has('filters') && (
          <Button {...quiet} icon={ListFilter} aria-expanded={areFiltersOpen} onClick={onToggleFilters}>
            <Trans>Filters</Trans>
            {filterCount > 0 && <Badge>{filterCount}</Badge>}
          </Button>
        )}
        {has('columns') && <ColumnsMenu model={model} columnActions={columnActions} />}
        {has('density') && (
          <Menu
            trigger={
              <Button {...quiet} icon={Rows3}>
                <Trans>Density</Trans>
              </Button>
            }
            items={[
              {
                id: 'density',
                label: t`Density`,
                items: [
                  { id: 'comfortable', label: t`Comfortable` },
                  { id: 'compact', label: t`Compact` },
                ],
                selection: {
                  mode: 'single',
                  selected: [state.density],
                  onChange: ({ selected: [density] }) =>
                    change({ density: density === 'compact' ? 'compact' : 'comfortable' }),
                },
              },
            ]}
          />
        )}
        {has('views') && <ViewsMenu model={model} views={views} onViewsChange={onViewsChange} />}
        {has('export') && <ExportMenu model={model} title={label} fileName={fileName} />}
        {actions}
      </Buttons>
    </Bar>
  );
}

/** Cards have neither columns nor a density, and filters of their own. */
const ofColumns: readonly DataTableTool[] = ['filters', 'columns', 'density'];

/** All buttons above a table look alike. */
const quiet = { size: 'medium', variant: 'outline', tone: 'secondary' } as const;

interface ColumnsMenuProps<Item extends object> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
}

function ColumnsMenu<Item extends object>({ model, columnActions }: ColumnsMenuProps<Item>) {
  const { t } = useLingui();
  const { hidden } = model.state.columns;
  const shown = model.columns.map(({ id }) => id).filter((id) => !hidden.includes(id));
  const choose = (selected: readonly string[]) => {
    const hiding = shown.find((id) => !selected.includes(id));
    const showing = selected.find((id) => !shown.includes(id));
    // A table without columns has nothing to bring them back with.
    if (hiding && shown.length > 1) columnActions.hide(hiding);
    if (showing) columnActions.show(showing);
  };
  return (
    <Menu
      trigger={
        <Button {...quiet} icon={Columns3}>
          <Trans>Columns</Trans>
        </Button>
      }
      items={[
        {
          id: 'columns',
          label: t`Shown columns`,
          items: model.columns.map(({ id, header }) => ({ id, label: header })),
          selection: { mode: 'multiple', selected: shown, onChange: ({ selected }) => choose(selected) },
        },
        { id: 'reset', label: t`Reset`, onAction: () => columnActions.reset() },
      ]}
    />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding-block: 0 ${theme.space.l};
  padding-inline: ${theme.space.card};
  ${hiddenOnPaper}

  &[data-first] {
    padding-block-start: ${theme.space.l};
  }
`;

const Search = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 10rem;
  max-inline-size: 18rem;

  ${media.phone} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

const Count = styled.span`
  color: ${theme.color.ink3};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-inline-start: auto;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;
