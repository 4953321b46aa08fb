/** The fields that a board reads of a card. The rest belongs to its owner. */
export interface KanbanItem {
  /** Tells it from all other cards of the board. */
  id: string;
}

export interface KanbanColumn<Item extends KanbanItem = KanbanItem> {
  /** Tells it from the other columns of the board. */
  id: string;
  /** The title of the column. */
  title: string;
  /** Its cards, from top to bottom. */
  items: readonly Item[];
}

/** A place on the board. */
export interface KanbanPosition {
  /** The id of the column. */
  column: string;
  /** How many cards stand above it, the card that goes there not counted. */
  index: number;
}

/** A card that goes from one place to another. */
export interface KanbanMove {
  itemId: string;
  from: KanbanPosition;
  to: KanbanPosition;
}
