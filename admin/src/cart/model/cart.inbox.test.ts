import { expect, it } from 'vitest';
import { createInbox } from './cart.inbox.ts';
import type { CartMessage } from './cart.setup.ts';
import { one, three, two } from './cart.testing.ts';

const dropped = [one, two, three].map((product): CartMessage => ({ type: 'wishlist product removed', product, at: 0 }));
const [first, second, third] = dropped as [CartMessage, CartMessage, CartMessage];

it('an inbox holds messages until they are read, once and in order', () => {
  const inbox = createInbox();
  const read: CartMessage[] = [];
  inbox.put(first);
  inbox.put(second);
  const stop = inbox.readWith((message) => read.push(message));
  expect(read).toEqual([first, second]);

  stop();
  inbox.put(third);
  expect(read).toEqual([first, second]);
  inbox.readWith((message) => read.push(message));

  expect(read).toEqual(dropped);
});

it('a second reader takes over, and stopping the first one changes nothing', () => {
  const inbox = createInbox();
  const [early, late]: CartMessage[][] = [[], []];
  const stop = inbox.readWith((message) => early?.push(message));
  inbox.readWith((message) => late?.push(message));
  stop();
  inbox.put(first);

  expect([early, late]).toEqual([[], [first]]);
});
