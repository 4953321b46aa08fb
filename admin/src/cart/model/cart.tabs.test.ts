import { describe, expect, it } from 'vitest';
import { itemsOf } from './cart.commands.ts';
import { answer, one, openCart, openLoaded, settle } from './cart.testing.ts';

describe('another tab', () => {
  it('changes the count while the cart is not loaded', () => {
    const { cart, loads } = openCart();
    cart.send({ type: 'other tab synced', items: [{ productId: 1, qty: 2 }] });

    expect(cart.getSnapshot().context.kept).toEqual([{ productId: 1, qty: 2 }]);
    expect(loads).toEqual([]);
  });

  it('replaces the lines, and the server adds delivery and offers', async () => {
    const { cart, loads } = await openLoaded();
    cart.send({ type: 'other tab synced', items: [{ productId: 2, qty: 5 }] });

    expect(cart.getSnapshot().value).toEqual({ ready: 'refreshing' });
    expect(loads[1]?.items).toEqual([{ productId: 2, qty: 5 }]);
  });

  it('does not undo a command given here meanwhile; the server decides', async () => {
    const { cart, loads, saves } = await openLoaded();
    cart.send({ type: 'quantity changed', product: one, qty: 4 });
    cart.send({ type: 'other tab synced', items: [{ productId: 2, qty: 5 }] });
    await settle();
    saves[0]?.resolve(null);
    await settle();

    expect(loads[1]?.items).toBeNull();
  });

  it('changes nothing when it stored the known lines', async () => {
    const { cart, loads } = await openLoaded();
    cart.send({ type: 'other tab synced', items: itemsOf(answer) });

    expect(cart.getSnapshot().value).toEqual({ ready: 'idle' });
    expect(loads).toHaveLength(1);
  });
});
