import { expect, it } from 'vitest';
import { decodeState, encodeState } from './link.ts';

const state = {
  storyId: 'features-kanban--default',
  address: '/apps/kanban?task=7&q=são',
  storage: { skin: 'dark' },
  snapshots: {
    kanban: {
      value: 'ready',
      context: { title: 'Olá, João 🧳', rows: Array.from({ length: 200 }, (_, id) => ({ id })) },
    },
  },
};

it('reads back what it wrote, in letters that need no escaping', async () => {
  const text = await encodeState(state);

  expect(encodeURIComponent(text)).toBe(text);
  expect(await decodeState(text)).toEqual(state);
});

it('takes less room than the state itself', async () => {
  expect((await encodeState(state)).length).toBeLessThan(JSON.stringify(state).length / 2);
});

it.each(['', 'nonsense', '%%%', 'eyJhIjoxfQ'])('refuses "%s"', async (text) => {
  expect(await decodeState(text)).toBeNull();
});

it('refuses what is no state', async () => {
  const text = await encodeState({ ...state, snapshots: [] as unknown as Record<string, unknown> });

  expect(await decodeState(text)).toBeNull();
});
