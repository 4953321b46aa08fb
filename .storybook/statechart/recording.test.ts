import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createListingMachine } from '../../admin/src/listing/listing.machine.ts';
import { Recording } from './recording.ts';

type Query = { page: number };

/** A page with a list, as a story mounts it: again from wherever the recording says. */
function openStory() {
  const machine = createListingMachine((query: Query) => Promise.resolve([`row of page ${query.page}`]));
  const visited: string[] = [];
  const recording = new Recording({
    storyId: 'features-list--default',
    address: () => '/list?page=1',
    goTo: (address) => void visited.push(address),
    storage: () => ({ skin: 'dark' }),
    reopen: () => null,
  });
  const mount = () => {
    const { inspect, beginningOf } = recording.inspector;
    const snapshot = beginningOf?.('listing');
    return createActor(machine, { input: { query: { page: 1 } }, inspect, ...(snapshot && { snapshot }) }).start();
  };
  const words = () => recording.picture().log.map(({ words: said, from, to }) => `${said}: ${from} → ${to}`);
  return { recording, mount, words, visited };
}

const isReady = (state: { matches: (value: 'ready') => boolean }) => state.matches('ready');

it('writes down what happened, and which transitions were taken', async () => {
  const { recording, mount, words } = openStory();
  const actor = mount();
  await waitFor(actor, isReady);
  actor.send({ type: 'rows changed' });

  expect(words()).toEqual(['start:  → loading', 'load is done: loading → ready', 'rows changed: ready → loading']);
  expect(recording.picture().actors[0]).toMatchObject({ active: ['', 'loading'], taken: ['ready|rows changed|0'] });
});

it('takes the page back to a moment, and keeps what came later until something else happens', async () => {
  const { recording, mount, words, visited } = openStory();
  await waitFor(mount(), isReady);
  mount().send({ type: 'query changed', query: { page: 2 } });
  const [, second] = recording.picture().log;
  const before = words();

  recording.restore(second?.id ?? 0);
  const again = mount();

  expect(again.getSnapshot().value).toBe('ready');
  expect(visited).toEqual(['/list?page=1']);
  expect(words()).toEqual(before);
  expect(recording.picture().at).toBe(1);

  again.send({ type: 'rows changed' });
  expect(words()).toEqual([...before.slice(0, 2), 'rows changed: ready → loading']);
});

it('forgets a machine that has stopped', async () => {
  const { recording, mount } = openStory();
  const actor = mount();
  await waitFor(actor, isReady);
  actor.stop();

  expect(recording.picture().actors).toEqual([]);
});

it('knows what can happen next, with data from what happened and from examples', async () => {
  const { recording, mount } = openStory();
  await waitFor(mount(), isReady);
  recording.learn(new Map([['listing', () => [{ type: 'query changed', query: { page: 9 } }]]]));

  expect(recording.picture().actors[0]?.next).toEqual([
    { type: 'rows changed', words: 'rows changed', isPossible: true, payload: null },
    { type: 'query changed', words: 'query changed', isPossible: true, payload: { query: { page: 9 } } },
  ]);
});
