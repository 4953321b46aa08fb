import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useActorState } from '../app-state/useActorState.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { createInbox, type Inbox } from '../outbox/react/outbox.inbox.ts';
import { useOutbox } from '../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../outbox/react/useSettled.ts';
import { useSession, useSessionState } from '../session/SessionProvider.tsx';
import { useUserStorage } from '../session/storage/useUserStorage.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { useStorage } from '../storage/StorageProvider.tsx';
import { cartOutbox } from './cart.outbox.ts';
import { itemsOf } from './model/cart.commands.ts';
import { cartMachine } from './model/cart.machine.ts';
import { isCartKey, readCart, writeCart } from './order/cart.storage.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

type ReturnedOrders = Inbox<{ type: 'order returned' }>;

interface CartValue {
  actor: CartActor;
  returnedOrders: ReturnedOrders;
}

const CartContext = createContext<CartValue | null>(null);

/** Runs the cart for everything below: restored from storage, in step with other tabs, and cleared with the session. */
export function CartProvider({ children }: { children: ReactNode }) {
  const storage = useStorage();
  const outbox = useOutbox();
  const settled = useSettled(cartOutbox.name);
  const actor = useInspectedActor(cartMachine, { input: { outbox, kept: readCart(storage), settled, storage } });
  useStoredCart(actor, useUserStorage());
  useEndOfSession(actor);
  const returnedOrders = useReturnedOrdersOf(actor);
  const value = useMemo(() => ({ actor, returnedOrders }), [actor, returnedOrders]);
  return <CartContext value={value}>{children}</CartContext>;
}

export function useCartActor(): CartActor {
  return useCartValue().actor;
}

/** Orders that were returned to the cart and that no component has told of yet. */
export function useReturnedOrders(): ReturnedOrders {
  return useCartValue().returnedOrders;
}

function useCartValue(): CartValue {
  const value = useContext(CartContext);
  if (!value) throw new Error('There is no cart here. Put CartProvider around what asks for it.');
  return value;
}

/** A part of the cart's state; renders again only when that part changes. */
export function useCartState<Part>(select: (snapshot: CartSnapshot) => Part): Part {
  return useActorState(useCartActor(), select);
}

/** Loads the cart and the wishlist, for components that show more than the count. */
export function useLoadedCart(): void {
  const { send } = useCartActor();
  const isUnasked = useCartState((state) => state.matches('unasked'));
  const isSignedIn = useSessionState(({ context }) => context.identity !== null);

  useEffect(() => {
    if (isUnasked && isSignedIn) send({ type: 'cart requested' });
  }, [isUnasked, isSignedIn, send]);
}

/** The messages load after the first page, when an order may have been returned already. */
function useReturnedOrdersOf(actor: CartActor): ReturnedOrders {
  const [inbox] = useState(() => createInbox<{ type: 'order returned' }>());

  useEffect(() => {
    const subscription = actor.on('order returned', inbox.put);
    return () => subscription.unsubscribe();
  }, [actor, inbox]);
  return inbox;
}

/** Stores what the server confirmed, and follows what other tabs store. */
function useStoredCart(actor: CartActor, area: SafeStorage) {
  useEffect(() => {
    let { confirmed } = actor.getSnapshot().context;
    const subscription = actor.subscribe(({ context }) => {
      if (context.confirmed === confirmed) return;
      confirmed = context.confirmed;
      if (confirmed) writeCart(area, itemsOf(confirmed));
    });
    return () => subscription.unsubscribe();
  }, [actor, area]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (isCartKey(event)) actor.send({ type: 'other tab synced', items: readCart(area) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [actor, area]);
}

/** Clears the cart when the session ends, so that the next person does not see it; the session clears storage. */
function useEndOfSession(actor: CartActor) {
  const session = useSession().session.actor;

  useEffect(() => {
    const endWithIt = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (snapshot.matches('signedOut')) actor.send({ type: 'session ended' });
    };
    endWithIt(session.getSnapshot());
    const subscription = session.subscribe(endWithIt);
    return () => subscription.unsubscribe();
  }, [actor, session]);
}
