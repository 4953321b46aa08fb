import { createContext, type ReactNode, use } from 'react';
import type { KanbanItem } from '../kanban.types.ts';

/** How the owner draws a card. It comes past the cards: a new function draws what is on them, and not the cards themselves. */
export const DrawContext = createContext<(item: KanbanItem) => ReactNode>(() => null);

/** Whether the handle of a board's card has its title already, so that screen readers read it once. */
export const TitledContext = createContext(false);

/** The content of a card. */
export function CardContent({ item }: { item: KanbanItem }) {
  return <TitledContext value>{use(DrawContext)(item)}</TitledContext>;
}
