import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../../../components/buttons/Button.tsx';
import { useToastsAbove } from '../../../components/toasts/toaster/useToastsAbove.ts';
import { media } from '../../../theme/media.ts';
import { fadingEdges } from '../../../theme/styles/fading-edges.ts';
import { theme } from '../../../theme/theme.ts';
import type { DataTableTool } from '../data-table.types.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { BarAbove } from '../tools/BarAbove.styles.ts';
import type { BarPlaces } from '../tools/useBarPlace.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { selectNone } from './select-none.ts';

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
  bars: Pick<BarPlaces, 'place' | 'isCovered'>;
  /** Those of the table: what exports stays at hand while they are covered. */
  tools: readonly DataTableTool[];
  title: string;
  fileName: string;
}

/** How many rows are selected, and what can be done with all of them. Escape deselects them. */
export function BulkBar<Item extends object>({ bars, ...rest }: BulkBarProps<Item>) {
  return bars.place && createPortal(<PlacedBar {...rest} isOverTools={bars.isCovered} />, bars.place);
}

interface PlacedBarProps<Item extends object> extends Omit<BulkBarProps<Item>, 'bars'> {
  isOverTools: boolean;
}

function PlacedBar<Item extends object>(props: PlacedBarProps<Item>) {
  const { model, actions, tools, title, fileName, isOverTools } = props;
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const { isServed, selection, messages } = model;
  const { selected, beyond } = selection;
  useToastsAbove(bar);
  const onKeyDown = (event: KeyboardEvent) => {
    // The menus and dialogs of the actions close by it themselves.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    selectNone(model);
  };

  return (
    <Bar ref={bar} role="group" aria-label={t`Selected rows`} onKeyDown={onKeyDown}>
      <Count>
        <bdi>
          <strong>{messages.selected(selected.size)}</strong>
          {beyond > 0 && `, ${messages.beyond(beyond, isServed)}`}
        </bdi>
      </Count>
      <Actions>
        {actions({ keys: [...selected], items: selection.items() })}
        {isOverTools && tools.includes('export') && <ExportMenu {...{ model, title, fileName }} size="small" />}
      </Actions>
      <Button size="small" variant="ghost" tone="secondary" onClick={() => selectNone(model)}>
        <Trans>Select none</Trans>
      </Button>
    </Bar>
  );
}

const Bar = styled(BarAbove)`
  flex-wrap: nowrap;
  background: ${theme.color.primarySoft};
  color: ${theme.color.primaryInk};

  > button {
    flex: none;
  }
  ${media.phone} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const Count = styled.span`
  flex: 0 1 auto;

  ${media.phone} {
    flex: 1;
  }
`;

/** One line whatever the width, as a second one would cover rows. */
const Actions = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  overflow-x: auto;
  /* The rings of focus need room within what scrolls. */
  margin: calc(-1 * ${theme.space.xs});
  padding: ${theme.space.xs};
  white-space: nowrap;
  scrollbar-width: thin;
  ${fadingEdges}

  > * {
    flex: none;
  }
  ${media.phone} {
    flex: 1 0 100%;
    order: 1;
  }
`;
