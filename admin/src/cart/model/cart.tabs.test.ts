import { describe, expect, it } from 'vitest';
import { itemsOf } from './cart.changes.ts';
import { answer, one, openCart, openLoaded, settle } from './cart.testing.ts';

describe('another tab', () => {
  it('changes the count while nobody has asked for more', () => {
    const { cart, loads } = openCart();
    cart.send({ type: 'other tab changed it', items: [{ productId: 1, qty: 2 }] });

    expect(cart.getSnapshot().context.kept).toEqual([{ productId: 1, qty: 2 }]);
    expect(loads).toEqual([]);
  });

  it('is followed: its lines stand, and the server says the rest', async () => {
    const { cart, loads } = await openLoaded();
    cart.send({ type: 'other tab changed it', items: [{ productId: 2, qty: 5 }] });

    expect(cart.getSnapshot().value).toEqual({ ready: 'refreshing' });
    expect(loads[1]?.items).toEqual([{ productId: 2, qty: 5 }]);
  });

  it('does not undo what was changed here meanwhile: the server then has the say', async () => {
    const { cart, loads, saves } = await openLoaded();
    cart.send({ type: 'quantity changed', product: one, qty: 4 });
    cart.send({ type: 'other tab changed it', items: [{ productId: 2, qty: 5 }] });
    saves[0]?.resolve();
    await settle();

    expect(loads[1]?.items).toBeNull();
  });

  it('is no news when it wrote what is known here', async () => {
    const { cart, loads } = await openLoaded();
    cart.send({ type: 'other tab changed it', items: itemsOf(answer) });

    expect(cart.getSnapshot().value).toEqual({ ready: 'idle' });
    expect(loads).toHaveLength(1);
  });
});
