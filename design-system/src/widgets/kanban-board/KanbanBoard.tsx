import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useSteps } from '../../lib/react/useSteps.ts';
import { usePositionMessages } from '../../extensions/drag-and-drop/usePositionMessages.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { BoardColumn } from './column/BoardColumn.tsx';
import { BoardOverlay } from './moves/BoardOverlay.tsx';
import { DrawContext } from './card/CardContent.tsx';
import { ColumnSlot, Root } from './KanbanBoard.styles.ts';
import { keepCurrent, noticeReturn } from './moves/kanban.actions.ts';
import { BoardContext, createBoardStore, type Owner, useBoard } from './moves/kanban.store.ts';
import type { KanbanColumn, KanbanItem, KanbanMove } from './kanban.types.ts';
import { useBoardEvents } from './moves/useBoardEvents.ts';
import { useFocusFallback } from './moves/useFocusFallback.ts';

export interface KanbanBoardProps<Item extends KanbanItem> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The columns in their order, each with its cards in theirs. */
  columns: readonly KanbanColumn<Item>[];
  /** Called when a card was moved. The board shows it there once `columns` say so: see `moveCard`. */
  onMove: (move: KanbanMove) => void;
  /** The content of a card, such as a `TaskCard`. Nothing in it may take focus: the card itself does. */
  renderCard: (item: Item) => ReactNode;
  /** The name of a card in its menu and in announcements. */
  itemLabel: (item: Item) => string;
  /** Called when a card is pressed, by Enter too. Without it, Enter picks the card up as Space does. */
  onOpen?: (opened: { item: Item }) => void;
  /** Called when a card should go, chosen in its menu. Without it, cards stay. */
  onDelete?: (deleted: { item: Item }) => void;
  /** Whether the server has yet to answer about a card, which then stays where it is. */
  isPending?: (item: Item) => boolean;
  /** Stands in place of the title of a column, such as a field that edits it. */
  columnTitle?: (column: KanbanColumn<Item>) => ReactNode;
  /** Stands at the end of a column's head, such as its menu. */
  columnActions?: (column: KanbanColumn<Item>) => ReactNode;
  /** Stands below the cards of a column, such as the way to add one. */
  columnFooter?: (column: KanbanColumn<Item>) => ReactNode;
  /**
   * The text of a column without cards.
   * @default 'No cards here yet. Drop one here.'
   */
  emptyHint?: string | undefined;
  /** Stands after the last column, such as the way to add one. */
  boardFooter?: ReactNode;
}

/**
 * Work that goes through stages, as cards that go from column to column by pointer, finger, keyboard or menu. For one list
 * whose order matters, use `SortableGroup`.
 *
 * Only the cards in sight are mounted, so the columns scroll by themselves; the board is at most as high as `max-block-size` says.
 */
export function KanbanBoard<Item extends KanbanItem>(props: KanbanBoardProps<Item>) {
  const { columns, onMove, renderCard, itemLabel, onOpen, onDelete, isPending } = props;
  const { columnTitle, columnActions, columnFooter, emptyHint, boardFooter, ...rest } = without(props);
  const instructionsId = useId();
  const messages = usePositionMessages();
  const owner: Owner = {
    columns,
    messages,
    itemLabel,
    onMove,
    ...(onOpen && { onOpen }),
    ...(onDelete && { onDelete }),
  };
  const [store] = useState(() => createBoardStore(owner, instructionsId));
  const events = useBoardEvents(store);
  const drawn = useSteps(columns.length);
  useLayoutEffect(() => {
    store.adopt(owner);
    keepCurrent(store);
    noticeReturn(store);
  });
  useFocusFallback(store, columns);

  return (
    <BoardContext value={store}>
      <DrawContext value={renderCard as (item: KanbanItem) => ReactNode}>
        <Root aria-busy={drawn < columns.length || undefined} {...rest}>
          {columns.map((column, index) => (
            <BoardColumn
              key={column.id}
              column={column}
              labelOf={itemLabel}
              isPending={isPending}
              titleOf={columnTitle}
              actionsOf={columnActions}
              footerOf={columnFooter}
              emptyHint={emptyHint}
              events={events}
              isDrawn={index < drawn}
            />
          ))}
          {boardFooter && <ColumnSlot>{boardFooter}</ColumnSlot>}
        </Root>
        <BoardOverlay columns={columns.map(({ id }) => id)} />
        <VisuallyHidden id={instructionsId}>{messages.instructions}</VisuallyHidden>
        <Announced />
      </DrawContext>
    </BoardContext>
  );
}

function Announced() {
  return <VisuallyHidden role="status">{useBoard(({ announcement }) => announcement)}</VisuallyHidden>;
}

/** The props of the root, and the slots. */
function without<Item extends KanbanItem>(props: KanbanBoardProps<Item>) {
  const {
    columns: _c,
    onMove: _m,
    renderCard: _r,
    itemLabel: _l,
    onOpen: _o,
    onDelete: _d,
    isPending: _p,
    ...rest
  } = props;
  return rest;
}
