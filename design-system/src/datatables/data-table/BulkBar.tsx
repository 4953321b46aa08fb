import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { DataTableModel } from './useDataTable.ts';

interface BulkBarProps<Item extends object> {
  model: DataTableModel<Item>;
  actions: (selected: readonly Item[]) => ReactNode;
}

/** How many rows are selected, and what can be done with all of them. */
export function BulkBar<Item extends object>({ model, actions }: BulkBarProps<Item>) {
  const { t } = useLingui();
  const { selection, words } = model;
  return (
    <Bar role="group" aria-label={t`Selected rows`}>
      <strong>{words.selected(selection.selected.size)}</strong>
      {actions(selection.items())}
      <Button size="small" variant="ghost" tone="secondary" onClick={selection.clear}>
        <Trans>Select none</Trans>
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.primarySoft};
  color: ${theme.color.primaryInk};

  > :last-child {
    margin-inline-start: auto;
  }
`;
