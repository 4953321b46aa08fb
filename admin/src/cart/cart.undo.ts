import type { UndoRules } from '../outbox/journal/undo.types.ts';
import { cartCalls } from './model/cart.api.ts';
import { applyCommand } from './model/cart.commands.ts';
import type { CartCommand, CartContents } from './model/cart.types.ts';

/** How changes of the cart and the wishlist are undone from any page. */
export const cartUndo: UndoRules<CartContents, CartCommand> = {
  load: async (_, signal) => cartCalls.load(null, signal),
  apply: applyCommand,
};
