import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Description, OutboxFeature } from '../outbox/outbox.types.ts';
import { applyCommand, invertCommand, mergeCommands } from './model/cart.commands.ts';
import type { CartCommand, CartContents } from './model/cart.types.ts';
import { productSchema } from './product/product.schema.ts';

const entries = { product: productSchema };
const commandSchema: v.GenericSchema<unknown, CartCommand> = v.variant('kind', [
  v.object({ ...entries, kind: v.literal('put'), qty: v.number(), at: v.optional(v.number()) }),
  v.object({ ...entries, kind: v.literal('take') }),
  v.object({ ...entries, kind: v.literal('wish'), at: v.optional(v.number()) }),
  v.object({ ...entries, kind: v.literal('unwish'), isUndoOffered: v.optional(v.boolean()) }),
  v.object({ ...entries, kind: v.literal('move to wishlist') }),
  v.object({
    ...entries,
    kind: v.literal('move to cart'),
    qty: v.number(),
    at: v.number(),
    staysInWishlist: v.boolean(),
  }),
]);

/** How the outbox carries the commands of the cart and the wishlist out. */
export const cartOutbox: OutboxFeature<CartContents, CartCommand, null> = {
  name: 'cart',
  schema: commandSchema,
  apply: applyCommand,
  inverse: invertCommand,
  merge: mergeCommands,
  describe,
  subjects: (_, { product }) => [String(product.id)],
  send: async (command, { storage }) => {
    // Every page has a cart, and few change it.
    const [{ cartCalls }, { returnInterruptedOrder }] = await Promise.all([
      import('./model/cart.api.ts'),
      import('./order/cart.order.ts'),
    ]);
    const { signal } = new AbortController();
    await returnInterruptedOrder({ signal, storage });
    await cartCalls.save(command, signal);
    return null;
  },
};

/** Each command is about one product; several together say how many. */
const count = 1;

/** The messages about a command. Hearts and quantities need none when they are done: they can be pressed again. */
function describe({ lines }: CartContents, { product: { id, name }, ...command }: CartCommand): Description {
  switch (command.kind) {
    case 'put':
    case 'move to cart': {
      const isPresent = lines.some(({ product }) => product.id === id);
      const refused = isPresent
        ? msg`Couldn't update “${name}” in your cart.`
        : msg`Couldn't add “${name}” to your cart.`;
      return {
        done: null,
        summary: isPresent ? msg`“${name}” updated in your cart` : msg`“${name}” added to your cart`,
        refused,
      };
    }
    case 'take':
      return {
        done: msg`“${name}” removed from your cart`,
        several: msg`${plural(count, { one: '# product removed from your cart', other: '# products removed from your cart' })}`,
        refused: msg`Couldn't remove “${name}” from your cart.`,
      };
    case 'wish':
      return {
        done: null,
        summary: msg`“${name}” added to your wishlist`,
        refused: msg`Couldn't add “${name}” to your wishlist.`,
      };
    case 'unwish':
      return {
        done: command.isUndoOffered ? msg`“${name}” removed from your wishlist` : null,
        several: msg`${plural(count, { one: '# product removed from your wishlist', other: '# products removed from your wishlist' })}`,
        refused: msg`Couldn't remove “${name}” from your wishlist.`,
      };
    case 'move to wishlist':
      return {
        done: msg`“${name}” moved to your wishlist`,
        several: msg`${plural(count, { one: '# product moved to your wishlist', other: '# products moved to your wishlist' })}`,
        refused: msg`Couldn't move “${name}” to your wishlist.`,
      };
  }
}
