import { type AnyStateMachine, createActor, createMachine, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createQueryMachine } from '../../../admin/src/query/query.machine.ts';
import { Recording } from './recording.ts';

type Query = { page: number };

/** A page with a list, as a story mounts it: again from wherever the recording says. */
function openStory({ session = null }: { session?: AnyStateMachine | null } = {}) {
  const asked: number[] = [];
  const machine = createQueryMachine((query: Query) => {
    asked.push(query.page);
    return Promise.resolve([`row of page ${query.page}`]);
  });
  const visited: string[] = [];
  const recording = new Recording({
    storyId: 'features-list--default',
    address: () => '/list?page=1',
    goTo: (address) => void visited.push(address),
    storage: () => ({ skin: 'dark' }),
    reopen: (_storage, snapshot) => session && createActor(session, { ...(snapshot && { snapshot }) }).start(),
  });
  if (session) recording.watch(createActor(session).start());
  const mount = () => {
    const { inspect, beginningOf, hold } = recording.inspector;
    const snapshot = beginningOf?.('query', { query: { page: 1 } });
    return createActor(hold?.(machine) ?? machine, {
      input: { query: { page: 1 } },
      inspect,
      ...(snapshot && { snapshot }),
    }).start();
  };
  const words = () => recording.picture().log.map(({ words: said, from, to }) => `${said}: ${from} → ${to}`);
  return { recording, mount, words, visited, asked };
}

const isReady = (state: { matches: (value: 'ready') => boolean }) => state.matches('ready');

it('writes down what happened, and which transitions were taken', async () => {
  const { recording, mount, words } = openStory();
  const actor = mount();
  await waitFor(actor, isReady);
  actor.send({ type: 'data changed' });

  expect(words()).toEqual(['start:  → loading', 'load is done: loading → ready', 'data changed: ready → loading']);
  expect(recording.picture().actors[0]).toMatchObject({ active: ['', 'loading'], taken: ['ready|data changed|0'] });
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

  again.send({ type: 'data changed' });
  expect(words()).toEqual([...before.slice(0, 2), 'data changed: ready → loading']);
});

it('writes nothing down when the session begins again where it was', async () => {
  const { recording, mount, words } = openStory({
    session: createMachine({ id: 'session', initial: 'fresh', states: { fresh: {} } }),
  });
  await waitFor(mount(), isReady);
  const before = words();

  recording.restore(recording.picture().log[1]?.id ?? 0);
  mount();

  expect(words()).toEqual(before);
  expect(recording.picture().at).toBe(1);
});

it('waits at a moment before an answer until a person acts', async () => {
  const { recording, mount, words, asked } = openStory();
  await waitFor(mount(), isReady);
  const before = words();

  recording.restore(recording.picture().log[0]?.id ?? 0);
  const again = mount();

  expect(again.getSnapshot().value).toBe('loading');
  expect(asked).toEqual([1]);
  expect(words()).toEqual(before);

  recording.goOn();
  await waitFor(again, isReady);
  expect(asked).toEqual([1, 1]);
});

it('never does the work of a moment that was left for another', async () => {
  const { recording, mount, asked } = openStory();
  await waitFor(mount(), isReady);
  const [start, ready] = recording.picture().log;
  recording.restore(start?.id ?? 0);
  mount();
  recording.restore(ready?.id ?? 0);
  const again = mount();

  recording.goOn();
  again.send({ type: 'data changed' });
  await waitFor(again, isReady);

  expect(asked).toEqual([1, 1]);
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
  recording.learn(new Map([['query', () => [{ type: 'query changed', query: { page: 9 } }]]]));

  expect(recording.picture().actors[0]?.next).toEqual([
    { type: 'data changed', words: 'data changed', isPossible: true, payload: null },
    { type: 'query changed', words: 'query changed', isPossible: true, payload: { query: { page: 9 } } },
  ]);
});
