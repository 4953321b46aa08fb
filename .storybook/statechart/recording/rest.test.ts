import { expect, it } from 'vitest';
import { createActor, fromCallback, sendTo, setup } from 'xstate';
import { Rest } from './rest.ts';

/** A machine that tells its listener something as soon as it runs. */
function listening() {
  const heard: string[] = [];
  const machine = setup({
    actors: { listener: fromCallback(({ receive }) => receive(({ type }) => heard.push(type))) },
  }).createMachine({
    invoke: { id: 'listener', src: 'listener' },
    entry: sendTo('listener', { type: 'hello' }),
    on: { stop: '.over' },
    initial: 'running',
    states: { running: {}, over: { entry: sendTo('listener', { type: 'over' }) } },
  });
  return { heard, machine };
}

it('lets work that waits hear later what it was sent meanwhile', async () => {
  const rest = new Rest();
  const { heard, machine } = listening();
  rest.begin();
  const actor = createActor(rest.hold(machine)).start();
  actor.send({ type: 'stop' });
  expect(heard).toEqual([]);

  rest.end();
  await expect.poll(() => heard).toEqual(['hello', 'over']);
});

it('never begins work that was stopped while it waited', async () => {
  const rest = new Rest();
  const { heard, machine } = listening();
  rest.begin();
  const actor = createActor(rest.hold(machine)).start();
  actor.stop();

  rest.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(heard).toEqual([]);
});

it('leaves work alone while nothing rests', () => {
  const { heard, machine } = listening();
  createActor(new Rest().hold(machine)).start();

  expect(heard).toEqual(['hello']);
});
