import { describe, expect, it } from 'vitest';
import { answer, one, openCart, openLoaded, promiseSample, settle, three, two } from './cart.testing.ts';

const refused = new Error('no');

describe('a cart that is not loaded', () => {
  it('counts the stored lines and sends no request', () => {
    const { cart, loads } = openCart([{ productId: 1, qty: 4 }]);

    expect(cart.getSnapshot().value).toBe('unasked');
    expect(cart.getSnapshot().context.kept).toEqual([{ productId: 1, qty: 4 }]);
    expect(loads).toEqual([]);
  });

  it('loads on request, once', async () => {
    const { state, loads, cart, shown } = await openLoaded();
    cart.send({ type: 'cart requested' });

    expect(state()).toEqual({ ready: 'idle' });
    expect(loads).toHaveLength(1);
    expect(shown()).toEqual({ cart: ['1 × 1', '2 × 3'], wished: [3] });
  });

  it('loads for a command, and once more when the command was confirmed meanwhile', async () => {
    const { cart, loads, saves } = openCart();
    cart.send({ type: 'product added', product: three });
    await settle();
    expect(saves.map(({ command }) => command)).toEqual([{ kind: 'put', product: three, qty: 1 }]);
    saves[0]?.resolve(null);
    await settle();

    loads[0]?.resolve(answer);
    loads[1]?.resolve({ ...answer, lines: [...answer.lines, { product: three, qty: 1, promise: promiseSample }] });
    await settle();

    expect(cart.getSnapshot().context.shown?.lines).toHaveLength(3);
    expect(loads).toHaveLength(2);
  });
});

describe('a cart that failed to load', () => {
  async function openFailed() {
    const opened = openCart();
    opened.cart.send({ type: 'cart requested' });
    opened.loads[0]?.reject(refused);
    await settle();
    return opened;
  }

  it('has the error, and loads on retry, on request, or for a command', async () => {
    for (const event of [
      { type: 'try again' },
      { type: 'cart requested' },
      { type: 'wishlist product added', product: one },
    ] as const) {
      const { cart } = await openFailed();
      expect(cart.getSnapshot().context.error).toBe(refused);

      cart.send(event);

      expect(cart.getSnapshot().value).toBe('loading');
    }
  });
});

describe('commands', () => {
  it('show at once and are saved one at a time, in order', async () => {
    const { cart, saves, shown } = await openLoaded();
    for (const qty of [2, 3, 4]) cart.send({ type: 'quantity changed', product: one, qty });
    cart.send({ type: 'product moved to wishlist', product: two });

    expect(shown()).toEqual({ cart: ['1 × 4'], wished: [3, 2] });
    await settle();
    expect(saves).toHaveLength(1);
    for (const number of [0, 1, 2]) {
      saves[number]?.resolve(null);
      await settle();
    }

    // Of the quantities that waited, only the last is sent.
    expect(saves.map(({ command }) => command)).toMatchObject([
      { kind: 'put', product: one, qty: 2 },
      { kind: 'put', product: one, qty: 4 },
      { kind: 'move to wishlist', product: two },
    ]);
    expect(cart.getSnapshot().value).toEqual({ ready: 'idle' });
    expect(cart.getSnapshot().context.confirmed).toEqual(cart.getSnapshot().context.shown);
  });

  it('that are refused are rolled back alone; those behind are still saved', async () => {
    const { cart, saves, shown, refused: refusedCommands, loads } = await openLoaded();
    cart.send({ type: 'quantity changed', product: one, qty: 9 });
    cart.send({ type: 'wishlist product added', product: one });
    await settle();
    saves[0]?.reject(refused);
    await settle();

    expect(shown()).toEqual({ cart: ['1 × 1', '2 × 3'], wished: [3, 1] });
    expect(refusedCommands()).toMatchObject([{ kind: 'put', product: one, qty: 9 }]);
    saves[1]?.resolve(null);
    await settle();

    expect(cart.getSnapshot().value).toEqual({ ready: 'refreshing' });
    expect(loads[1]?.items).toBeNull();
  });

  it('that add a product load its delivery and offers', async () => {
    const { cart, saves, loads, state } = await openLoaded();
    cart.send({ type: 'product added', product: three });
    await settle();
    saves[0]?.resolve(null);
    await settle();

    expect(state()).toEqual({ ready: 'refreshing' });
    expect(loads[1]?.items).toEqual([
      { productId: 1, qty: 1 },
      { productId: 2, qty: 3 },
      { productId: 3, qty: 1 },
    ]);
    loads[1]?.resolve({ ...answer, lines: [...answer.lines, { product: three, qty: 1, promise: promiseSample }] });
    await settle();
    expect(state()).toEqual({ ready: 'idle' });
  });

  it('interrupt a refresh, and a refresh that fails is not repeated', async () => {
    const { cart, saves, loads, state } = await openLoaded();
    cart.send({ type: 'product added', product: three });
    await settle();
    saves[0]?.resolve(null);
    await settle();
    cart.send({ type: 'wishlist product removed', product: three });
    expect(state()).toEqual({ ready: 'idle' });
    await settle();
    saves[1]?.resolve(null);
    await settle();
    loads[2]?.reject(refused);
    await settle();

    expect(state()).toEqual({ ready: 'idle' });
    expect(loads).toHaveLength(3);
  });

  it('that remove a product can be undone at its position', async () => {
    const { cart, shown, undo } = await openLoaded();
    cart.send({ type: 'product removed', product: one });
    undo();
    cart.send({ type: 'wishlist product removed', product: three, isUndoOffered: true });
    undo();

    expect(shown()).toEqual({ cart: ['1 × 1', '2 × 3'], wished: [3] });
  });

  it('that move a product to the wishlist can be undone, and it stays there if it was there before', async () => {
    const { cart, shown, undo } = await openLoaded();
    const begun = shown();
    cart.send({ type: 'product moved to wishlist', product: one });
    expect(shown()).toEqual({ cart: ['2 × 3'], wished: [3, 1] });
    undo();
    expect(shown()).toEqual(begun);

    cart.send({ type: 'wishlist product added', product: one });
    cart.send({ type: 'product moved to wishlist', product: one });
    undo();
    expect(shown()).toEqual({ cart: ['1 × 1', '2 × 3'], wished: [3, 1] });
  });
});

it('a placed order empties the cart and keeps the wishlist', async () => {
  const { cart, shown } = await openLoaded();
  cart.send({ type: 'order placed' });

  expect(shown()).toEqual({ cart: [], wished: [3] });
});

describe('a failed order', () => {
  it('loads the cart again, also while an earlier response is pending', async () => {
    const { cart, loads, shown } = await openLoaded();
    cart.send({ type: 'order failed' });
    expect(cart.getSnapshot().value).toEqual({ ready: 'refreshing' });
    cart.send({ type: 'order failed' });
    expect(loads.map(({ items }) => items)).toEqual([null, null, null]);

    loads[1]?.resolve({ lines: [], wished: [] });
    loads[2]?.resolve(answer);
    await settle();

    expect(shown()).toEqual({ cart: ['1 × 1', '2 × 3'], wished: [3] });
    expect(cart.getSnapshot().value).toEqual({ ready: 'idle' });
  });

  it('restarts loading', async () => {
    const { cart, loads } = openCart();
    cart.send({ type: 'cart requested' });
    cart.send({ type: 'order failed' });
    loads[0]?.resolve({ lines: [], wished: [] });
    loads[1]?.resolve(answer);
    await settle();

    expect(cart.getSnapshot().context.shown).toEqual(answer);
  });

  it('waits for a command that is being sent', async () => {
    const { cart, saves, state } = await openLoaded();
    cart.send({ type: 'quantity changed', product: one, qty: 2 });
    cart.send({ type: 'order failed' });
    expect(state()).toEqual({ ready: 'idle' });

    await settle();
    saves[0]?.resolve(null);
    await settle();

    expect(state()).toEqual({ ready: 'refreshing' });
  });
});

it('the end of a session clears everything, pending commands included', async () => {
  const { cart } = await openLoaded();
  cart.send({ type: 'product added', product: three });
  cart.send({ type: 'session ended' });

  expect(cart.getSnapshot().value).toBe('unasked');
  expect(cart.getSnapshot().context).toMatchObject({ kept: [], confirmed: null, shown: null, entries: [] });
});
