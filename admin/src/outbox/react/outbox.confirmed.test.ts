import { describe, expect, it } from 'vitest';
import { trackConfirmed, withConfirmed } from './outbox.confirmed.ts';

interface Raise {
  by: number;
}

const raises = {
  apply: (budget: number, { by }: Raise) => budget + by,
  confirm: (_: number, __: Raise, budget: number) => budget,
};
const { signal } = new AbortController();

/** A server whose budget others change too, and whose responses come when they are let go. */
function open() {
  const server = { budget: 100 };
  const asked: (number | null)[] = [];
  const gates: (() => void)[] = [];
  const tracker = trackConfirmed<null, number, Raise, number>(raises, async (_, __, known) => {
    asked.push(known);
    const { budget } = server;
    await new Promise<void>((resolve) => gates.push(resolve));
    return budget;
  });
  const load = async () => {
    const loading = tracker.load(null, signal);
    return { loading, finish: () => gates.shift()?.() };
  };
  const loadNow = async () => {
    const { loading, finish } = await load();
    finish();
    return loading;
  };
  return { server, asked, tracker, load, loadNow };
}

describe('a confirmed value', () => {
  it('stands over a load that began before, and not over one that began later', async () => {
    const { server, tracker, load, loadNow } = open();
    const first = await load();
    server.budget = 110;
    const confirmed = tracker.add({ command: { by: 10 }, response: 110 });
    first.finish();
    expect(withConfirmed(raises, await first.loading, confirmed)).toBe(110);

    server.budget = 500;
    expect(withConfirmed(raises, await loadNow(), confirmed)).toBe(500);
  });

  it('is part of what a later load begins with', async () => {
    const { asked, tracker, loadNow } = open();
    await loadNow();
    tracker.add({ command: { by: 10 }, response: 110 });
    await loadNow();

    expect(asked).toEqual([null, 110]);
  });
});
