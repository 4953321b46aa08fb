/** Keeps what is told until somebody listens who turns it into toasts: that code loads after the first page. */
export interface Inbox<Item> {
  put: (item: Item) => void;
  /** Hands over what has waited, in its order, and from then on what comes. Returns how to stop that. */
  readWith: (read: (item: Item) => void) => () => void;
}

export function createInbox<Item>(): Inbox<Item> {
  let waiting: Item[] = [];
  let reader: ((item: Item) => void) | null = null;
  return {
    put: (item) => {
      if (reader) reader(item);
      else waiting.push(item);
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
