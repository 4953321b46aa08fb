import type { CartMessage } from './cart.setup.ts';

/** Keeps what the cart says until somebody is there who puts it into words. */
export interface CartInbox {
  put: (message: CartMessage) => void;
  /** Hands over what has waited, in its order, and from then on what comes. Returns how to stop that. */
  readWith: (read: (message: CartMessage) => void) => () => void;
}

export function createInbox(): CartInbox {
  let waiting: CartMessage[] = [];
  let reader: ((message: CartMessage) => void) | null = null;
  return {
    put: (message) => {
      if (reader) reader(message);
      else waiting.push(message);
    },
    readWith: (read) => {
      const unread = waiting;
      waiting = [];
      reader = read;
      unread.forEach(read);
      return () => {
        if (reader === read) reader = null;
      };
    },
  };
}
