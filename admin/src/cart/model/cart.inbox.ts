import type { CartMessage } from './cart.setup.ts';

/** Holds messages of the cart until a component reads them. */
export interface CartInbox {
  put: (message: CartMessage) => void;
  /** Passes on what has waited, in order, and everything that follows. Returns a function that stops it. */
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
