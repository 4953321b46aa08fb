import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNumberFormat } from '../../../lib/i18n/useNumberFormat.ts';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { BoardCard } from '../card/BoardCard.tsx';
import { Column, ColumnActions, Count, Head, Hint, List, Row, Scroller, Title } from '../KanbanBoard.styles.ts';
import { type Entry, entriesDuring, PREVIEW } from '../moves/kanban.moves.ts';
import type { BoardEvents } from '../moves/useBoardEvents.ts';
import { type ActiveCard, useBoard, useBoardStore } from '../moves/kanban.store.ts';
import type { KanbanColumn, KanbanItem } from '../kanban.types.ts';
import { keyOf, useColumnWindow, type WindowRow } from './useColumnWindow.ts';
import { useActiveAt } from './useActiveAt.ts';
import { useAdditionInSight } from './useAdditionInSight.ts';

type ColumnPart<Item extends KanbanItem> = ((column: KanbanColumn<Item>) => ReactNode) | undefined;

interface BoardColumnProps<Item extends KanbanItem> {
  column: KanbanColumn<Item>;
  labelOf: (item: Item) => string;
  isPending: ((item: Item) => boolean) | undefined;
  titleOf: ColumnPart<Item>;
  actionsOf: ColumnPart<Item>;
  footerOf: ColumnPart<Item>;
  emptyHint: string | undefined;
  events: BoardEvents;
  /** Whether the turn of its cards to be drawn has come. */
  isDrawn: boolean;
}

/** One column: its head, the cards in sight, and what stands below them. */
function ColumnOfBoard<Item extends KanbanItem>(props: BoardColumnProps<Item>) {
  const { column, labelOf, isPending, titleOf, actionsOf, footerOf, emptyHint, events, isDrawn } = props;
  const { id, items } = column;
  const { t } = useLingui();
  const active = useActiveAt(id);
  const current = useBoard((state) => state.current);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const entries = useMemo((): readonly Entry<Item>[] => {
    if (!active) return items;
    // Only an owner that does not know its own cards could have put another kind of card in hand.
    return entriesDuring(column, active, active.by === 'keyboard' ? (active.item as Item) : PREVIEW);
  }, [column, items, active]);
  const kept = current === undefined ? -1 : entries.findIndex((entry) => keyOf(entry) === current);
  const setup = { columnId: id, entries, kept, active, isDrawn, scroller, list };
  const { rows, above, total, measure } = useColumnWindow(setup);
  useAdditionInSight(items, scroller);
  const activeItem = activeIn(column, active);

  const cardOf = (item: Item) => <BoardCard item={item} label={labelOf(item)} isPending={isPending?.(item) ?? false} />;
  const rowOf = ({ index, start, size, isAway }: WindowRow) => {
    const entry = entries[index];
    if (entry === undefined) return null;
    if (entry === PREVIEW) return <Preview key={PREVIEW} blockSize={size} />;
    return (
      <Row
        key={entry.id}
        ref={measure}
        data-index={index}
        data-card={entry.id}
        data-position={isAway ? 'away' : undefined}
        style={isAway ? { insetBlockStart: start } : undefined}
        aria-posinset={index + 1}
        aria-setsize={entries.length}
      >
        {cardOf(entry)}
      </Row>
    );
  };

  const cards = rows.map(rowOf);
  if (activeItem && active) {
    // A finger's events go to what it touched first, so that stays where it is, in the document too, until the drop.
    const at = rows.findIndex(({ index }) => index >= active.from.index);
    cards.splice(
      at < 0 ? cards.length : at,
      0,
      <Row key={activeItem.id} ref={measure} {...positionOfActive(activeItem, active)}>
        {cardOf(activeItem)}
      </Row>,
    );
  }

  return (
    <Column aria-label={column.title}>
      <ColumnHead
        title={titleOf?.(column) ?? <Title>{column.title}</Title>}
        count={items.length}
        actions={actionsOf?.(column)}
      />
      <Scroller ref={setScroller}>
        {entries.length === 0 && <Hint>{emptyHint ?? t`No cards here yet. Drop one here.`}</Hint>}
        <List
          ref={setList}
          {...events}
          role="list"
          aria-label={column.title}
          style={{ blockSize: total, paddingBlockStart: above }}
        >
          {cards}
        </List>
      </Scroller>
      {footerOf?.(column)}
    </Column>
  );
}

export const BoardColumn = memo(ColumnOfBoard) as typeof ColumnOfBoard;

/** The card of the column that the pointer has in hand. */
const activeIn = <Item extends KanbanItem>({ id, items }: KanbanColumn<Item>, active: ActiveCard | undefined) =>
  active?.by === 'pointer' && active.from.column === id ? items.find((item) => item.id === active.itemId) : undefined;

const positionOfActive = ({ id }: KanbanItem, { start }: ActiveCard) => ({
  'data-index': -1,
  'data-card': id,
  'data-position': 'held',
  style: { insetBlockStart: start },
});

/** The position where the active card would be dropped. */
function Preview({ blockSize }: { blockSize: number }) {
  const { handles } = useBoardStore();
  const register = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      handles.set(PREVIEW, row);
      return () => {
        // In another column, it is there before it leaves this one.
        if (handles.get(PREVIEW) === row) handles.delete(PREVIEW);
      };
    },
    [handles],
  );
  return <Row ref={register} aria-hidden style={{ blockSize }} />;
}

interface ColumnHeadProps {
  title: ReactNode;
  count: number;
  actions: ReactNode;
}

function ColumnHead({ title, count, actions }: ColumnHeadProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(undefined);
  return (
    <Head>
      {title}
      <Count>
        <span aria-hidden>{formatValue(count)}</span>
        <VisuallyHidden>{t`${plural(count, { one: '# card', other: '# cards' })}`}</VisuallyHidden>
      </Count>
      {actions && <ColumnActions>{actions}</ColumnActions>}
    </Head>
  );
}
