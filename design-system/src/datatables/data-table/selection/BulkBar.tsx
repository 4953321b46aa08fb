import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/buttons/Button.tsx';
import { theme } from '../../../theme/theme.ts';
import { BarAbove } from '../tools/BarAbove.styles.ts';
import type { DataTableModel } from '../useDataTable.ts';

/** The selected rows that bulk actions apply to. */
export interface SelectedRows<Item> {
  /** Of all selected rows, also of those on other pages of a server. */
  keys: readonly string[];
  /**
   * The selected rows at hand. From a server, those of other pages are as they were when they were shown, and those that were
   * never shown are missing: what must not miss any goes by `keys`.
   */
  items: readonly Item[];
}

interface BulkBarProps<Item extends object> {
  model: DataTableModel<Item>;
  actions: (selected: SelectedRows<Item>) => ReactNode;
}

/** How many rows are selected, and what can be done with all of them. */
export function BulkBar<Item extends object>({ model, actions }: BulkBarProps<Item>) {
  const { t } = useLingui();
  const { isServed, selection, messages } = model;
  const { selected, beyond } = selection;
  return (
    <Bar role="group" aria-label={t`Selected rows`}>
      <span>
        <bdi>
          <strong>{messages.selected(selected.size)}</strong>
          {beyond > 0 && `, ${messages.beyond(beyond, isServed)}`}
        </bdi>
      </span>
      {actions({ keys: [...selected], items: selection.items() })}
      <Button
        size="small"
        variant="ghost"
        tone="secondary"
        onClick={() => {
          selection.clear();
          model.announce(messages.selected(0));
        }}
      >
        <Trans>Select none</Trans>
      </Button>
    </Bar>
  );
}

const Bar = styled(BarAbove)`
  background: ${theme.color.primarySoft};
  color: ${theme.color.primaryInk};

  > :last-child {
    margin-inline-start: auto;
  }
`;
