const defaultSeed = 1;

/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
export type Chances = () => number;

/** Makes a source of chances of its own, so that one feature's draws never shift another's. */
export function createChances(seed: number): Chances {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes one of the items; every item is as likely as the next. */
export function pick<Item>(items: readonly [Item, ...Item[]], chances: Chances): Item {
  return items[Math.floor(chances() * items.length)] ?? items[0];
}

let readTime: () => number = Date.now;
let shared = createChances(defaultSeed);

/** The fake server's time, in milliseconds since 1970. Handlers and sample data ask here, never `Date`. */
export function now(): number {
  return readTime();
}

/** Stops the fake server's time at a moment, or lets it follow a function. Without an argument it runs again. */
export function setNow(time: number | (() => number) = Date.now): void {
  readTime = typeof time === 'number' ? () => time : time;
}

/** The next shared chance. The only randomness the fake server has, apart from the names of token families. */
export function chance(): number {
  return shared();
}

/** Starts the shared chances over, so that the same calls get the same answers. */
export function seedChances(seed = defaultSeed): void {
  shared = createChances(seed);
}
