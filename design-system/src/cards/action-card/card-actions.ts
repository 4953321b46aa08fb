import type { LucideIcon } from 'lucide-react';

/** Collapse the card, reload its content, or remove it from the page. */
export type CardAction = 'collapse' | 'reload' | 'remove';

/** The drawing of each action. */
export type CardActionIcons = Partial<Record<CardAction, LucideIcon>>;
