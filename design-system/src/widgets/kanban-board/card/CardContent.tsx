import { createContext, type ReactNode, use } from 'react';
import type { KanbanItem } from '../kanban.types.ts';

/** How the owner draws a card. It comes past the cards: a new function draws what is on them, and not the cards themselves. */
export const DrawContext = createContext<(item: KanbanItem) => ReactNode>(() => null);

/** The content of a card. */
export function CardContent({ item }: { item: KanbanItem }) {
  return use(DrawContext)(item);
}
