import type { LucideIcon } from 'lucide-react';

/** Fold the card away, bring its content anew, or take it off the page. */
export type CardAction = 'collapse' | 'reload' | 'remove';

/** The drawing of each action. */
export type CardActionIcons = Partial<Record<CardAction, LucideIcon>>;
