import { expect, it } from 'vitest';
import { createInbox } from './cart.inbox.ts';
import type { CartMessage } from './cart.setup.ts';
import { one, three, two } from './cart.testing.ts';

const dropped = [one, two, three].map((product): CartMessage => ({ type: 'wish dropped', product, at: 0 }));
const [first, second, third] = dropped as [CartMessage, CartMessage, CartMessage];

it('an inbox keeps what is said until somebody reads it, once and in its order', () => {
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

it('another reader takes over, and the first one that stops then takes nothing away', () => {
  const inbox = createInbox();
  const [early, late]: CartMessage[][] = [[], []];
  const stop = inbox.readWith((message) => early?.push(message));
  inbox.readWith((message) => late?.push(message));
  stop();
  inbox.put(first);

  expect([early, late]).toEqual([[], [first]]);
});
