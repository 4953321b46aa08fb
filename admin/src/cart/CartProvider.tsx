import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useActorState } from '../app-state/useActorState.ts';
import { useInspectedActor } from '../inspection/inspection.tsx';
import { useSession, useSessionState } from '../session/SessionProvider.tsx';
import { useBelongings } from '../session/useBelongings.ts';
import { type SafeStorage, storage } from '../storage/storage.ts';
import { itemsOf } from './model/cart.changes.ts';
import { type CartInbox, createInbox } from './model/cart.inbox.ts';
import { cartMachine } from './model/cart.machine.ts';
import { isAboutCart, readCart, writeCart } from './order/cart.storage.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

interface Carried {
  actor: CartActor;
  inbox: CartInbox;
}

const CartContext = createContext<Carried | null>(null);

export interface CartProviderProps {
  /**
   * Where the cart is kept.
   * @default The browser's local storage
   */
  area?: SafeStorage | undefined;
  children: ReactNode;
}

/** Runs the cart for everything below: as the browser kept it, in step with other tabs, and gone with the session. */
export function CartProvider({ area = storage, children }: CartProviderProps) {
  const actor = useInspectedActor(cartMachine, { input: { kept: readCart(area) } });
  useKeptCart(actor, useBelongings(area));
  useEndOfSession(actor);
  const inbox = useFilledInbox(actor);
  const carried = useMemo(() => ({ actor, inbox }), [actor, inbox]);
  return <CartContext value={carried}>{children}</CartContext>;
}

/** The cart's actor, to send events to and to listen to. */
export function useCartActor(): CartActor {
  return useCarried().actor;
}

/** What the cart has said and nobody has put into words yet. */
export function useCartInbox(): CartInbox {
  return useCarried().inbox;
}

function useCarried(): Carried {
  const carried = useContext(CartContext);
  if (!carried) throw new Error('There is no cart here. Put CartProvider around what asks for it.');
  return carried;
}

/** A part of the cart's state; renders again only when that part changes. */
export function useCartState<Part>(select: (snapshot: CartSnapshot) => Part): Part {
  return useActorState(useCartActor(), select);
}

/** Loads the cart and the wishlist, unless they are there: for whatever shows more than a count. */
export function useWantedCart(): void {
  const { send } = useCartActor();
  const isUnasked = useCartState((state) => state.matches('unasked'));
  const isSignedIn = useSessionState(({ context }) => context.facts !== null);

  useEffect(() => {
    if (isUnasked && isSignedIn) send({ type: 'cart wanted' });
  }, [isUnasked, isSignedIn, send]);
}

/** The words come with the first hand that is put to the page, and the first press may already have something to say. */
function useFilledInbox(actor: CartActor): CartInbox {
  const [inbox] = useState(createInbox);

  useEffect(() => {
    const subscription = actor.on('*', inbox.put);
    return () => subscription.unsubscribe();
  }, [actor, inbox]);
  return inbox;
}

/** Storage mirrors what the server confirmed, and what another tab wrote there is followed here. */
function useKeptCart(actor: CartActor, area: SafeStorage) {
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
      if (isAboutCart(event)) actor.send({ type: 'other tab changed it', items: readCart(area) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [actor, area]);
}

/** Whoever signs in next must not find the cart of whoever was here before. Storage is emptied by the session. */
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
