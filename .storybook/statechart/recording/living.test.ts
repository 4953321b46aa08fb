import { createActor, fromCallback, setup } from 'xstate';
import { expect, it } from 'vitest';
import { withLiving } from './living.ts';

interface Input {
  server: { hear: (text: string) => void };
  name: string;
}

const machine = setup({
  types: { context: {} as Input & { count: number }, events: {} as { type: 'counted' }, input: {} as Input },
  actors: {
    speaker: fromCallback<{ type: 'speak' }, Pick<Input, 'server'>>(({ input }) => input.server.hear('here')),
  },
  actions: {
    'note it': ({ context }) => context.server.hear(`${context.name} ${context.count}`),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, count: 7 }),
  invoke: { id: 'speaker', src: 'speaker', input: ({ context: { server } }) => ({ server }) },
  on: { counted: { actions: 'note it' } },
});

it('lets a moment from a link go on with what only the page has, and with its own data', () => {
  const left = createActor(machine, { input: { server: { hear: () => undefined }, name: 'recorded' } }).start();
  const linked = JSON.parse(JSON.stringify(left.getPersistedSnapshot())) as ReturnType<
    typeof left.getPersistedSnapshot
  >;
  const heard: string[] = [];
  const input = { server: { hear: (text: string) => void heard.push(text) }, name: 'mounted' };

  const actor = createActor(machine, { input, snapshot: withLiving(linked, input) }).start();
  actor.send({ type: 'counted' });

  expect(heard).toEqual(['here', 'recorded 7']);
});
