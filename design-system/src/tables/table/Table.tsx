import { Trans } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type Key, type MouseEvent, type ReactNode, useRef } from 'react';
import { useHighlight } from '../../components/highlight/highlight.context.ts';
import { ScrollArea } from '../../components/scroll-area/ScrollArea.tsx';
import { MovingRows } from '../../lib/rows/MovingRows.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { opensHere } from '../../theme/provider/links.ts';
import type { Tone } from '../../theme/tones.ts';
import {
  BusyLine,
  Caption,
  Cell,
  Root,
  Row,
  RowLink,
  type TableCards,
  type TableDensity,
  type TableGround,
  type TableLines,
} from './Table.styles.ts';
import { HeadCell, HeadRow } from './TableHead.styles.ts';
import { SortHead, type TableSort } from './SortHead.tsx';
import { SortRow } from './sort/SortRow.tsx';
import type { TableColumn } from './table.types.ts';

export interface TableProps<Item, Id extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect'
> {
  /** The name of the table, for screen readers. */
  caption: string;
  /** The columns in their order. The first one names its row. */
  columns: readonly TableColumn<Item, Id>[];
  /** The rows, in the order to show them in: the table does not sort. */
  rows: readonly Item[];
  /** The unique key of a row. */
  rowKey: (item: Item) => Key;
  /** Buttons or a menu at the end of a row. */
  rowActions?: (item: Item) => ReactNode;
  /** The address that a row leads to, wherever it is pressed; its first cell is the link. */
  rowHref?: (item: Item) => string;
  /** Called in place of going to `rowHref`; a press that asks for another tab still opens that. */
  onRowOpen?: (item: Item) => void;
  /** The current sort. */
  sort?: TableSort<Id>;
  /** Called when the person chooses a column to sort by, or turns its direction. */
  onSort?: (sort: TableSort<Id>) => void;
  /**
   * The height of the rows; left out, as the page has it.
   */
  density?: TableDensity;
  /**
   * Between which cells there are lines.
   * @default 'rows'
   */
  lines?: TableLines;
  /**
   * Whether every second row stands on a ground of its own.
   * @default false
   */
  isStriped?: boolean;
  /**
   * The background of the head: a tint, or dark in every skin.
   * @default 'light'
   */
  head?: TableGround;
  /**
   * The background of the rows.
   * @default 'light'
   */
  ground?: TableGround;
  /**
   * Up to which width rows are cards.
   * @default 'phone'
   */
  cards?: TableCards;
  /** The tone of a row. Its cells must say the same in text. */
  rowTone?: (item: Item) => Tone | undefined;
  /**
   * Whether newer rows are loading. The present ones stay below a progress line until then.
   * @default false
   */
  isBusy?: boolean;
}

/**
 * Rows of the same kind, to compare and to act on. Each row becomes a card on phones, with `cards` on small tablets too, and
 * the heads that sort become a menu. Columns with a `card` have a place on it; without, each value is a line after its name.
 * The head sticks to the window below `--sticky-start`. While the first rows load, use `TableSkeleton`.
 */
export function Table<Item, Id extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  rowActions,
  rowHref,
  onRowOpen,
  sort,
  onSort,
  density,
  lines = 'rows',
  isStriped = false,
  head = 'light',
  ground = 'light',
  cards = 'phone',
  rowTone,
  isBusy = false,
  ...rest
}: TableProps<Item, Id>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const hasPlaces = columns.some(({ card }) => card !== undefined);
  return (
    <ScrollArea {...rest} label={caption} axis="inline">
      {isBusy && <BusyLine />}
      <SortRow {...{ columns, sort, onSort, cards }} />
      <Root
        role="table"
        data-density={density}
        data-lines={lines}
        data-cards={cards}
        data-striped={isStriped || undefined}
        data-region={regionOf(ground)}
        aria-busy={isBusy || undefined}
      >
        <Caption>{caption}</Caption>
        <thead role="rowgroup" data-region={regionOf(head)}>
          <HeadRow role="row">
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <HeadCell role="columnheader" scope="col">
                <VisuallyHidden>
                  <Trans>Actions</Trans>
                </VisuallyHidden>
              </HeadCell>
            )}
          </HeadRow>
        </thead>
        <tbody ref={body} role="rowgroup">
          <MovingRows count={rows.length} parent={body}>
            {rows.map((item) => (
              <TableRow
                key={rowKey(item)}
                {...{ item, columns, rowHref, onRowOpen, hasPlaces }}
                actions={rowActions}
                tone={rowTone?.(item)}
              />
            ))}
          </MovingRows>
        </tbody>
      </Root>
    </ScrollArea>
  );
}

interface TableRowProps<Item, Id extends string> {
  item: Item;
  columns: readonly TableColumn<Item, Id>[];
  rowHref: ((item: Item) => string) | undefined;
  onRowOpen: ((item: Item) => void) | undefined;
  actions: ((item: Item) => ReactNode) | undefined;
  tone: Tone | undefined;
  /** Whether the columns say where a card shows them. */
  hasPlaces: boolean;
}

/** A ground that is dark in every skin takes the colours of the dark skin. */
const regionOf = (ground: TableGround) => (ground === 'dark' ? 'dark' : undefined);

/** The roles say what the elements mean: some browsers forget it when rows are laid out as cards. */
function TableRow<Item, Id extends string>({
  item,
  columns,
  rowHref,
  onRowOpen,
  actions,
  tone,
  hasPlaces,
}: TableRowProps<Item, Id>) {
  const highlight = useHighlight();
  const contentOf = (cell: (item: Item) => ReactNode) => {
    const content = cell(item);
    return typeof content === 'string' ? highlight(content) : content;
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onRowOpen || !opensHere(event)) return;
    event.preventDefault();
    onRowOpen(item);
  };
  return (
    <Row role="row" data-tone={tone} data-places={hasPlaces || undefined}>
      {columns.map(({ id, header, align, cell, card = 'meta' }, index) =>
        index === 0 ? (
          <Cell
            key={id}
            as="th"
            role="rowheader"
            scope="row"
            data-align={align}
            data-card={hasPlaces ? card : undefined}
          >
            {rowHref ? (
              <RowLink href={rowHref(item)} variant="quiet" onClick={open}>
                {contentOf(cell)}
              </RowLink>
            ) : (
              contentOf(cell)
            )}
          </Cell>
        ) : (
          <Cell key={id} role="cell" data-label={header} data-align={align} data-card={hasPlaces ? card : undefined}>
            {contentOf(cell)}
          </Cell>
        ),
      )}
      {actions && (
        <Cell role="cell" data-actions data-card={hasPlaces ? 'actions' : undefined}>
          {actions(item)}
        </Cell>
      )}
    </Row>
  );
}
