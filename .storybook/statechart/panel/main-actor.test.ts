import { expect, test } from 'vitest';
import { mainActor } from './main-actor.ts';

const actors = ['session', 'email', 'compose'].map((id) => ({ chart: { id } }));

test.each([
  ['its page', 'features-email-compose-composeeverystate--closed', 'compose'],
  ['its feature', 'features-email-mailreader--open', 'email'],
  ['neither: the last that began', 'features-app-appjourneys--sign-in', 'compose'],
])('a story shows the machine of %s', (_, storyId, machine) => {
  expect(mainActor(storyId, actors)?.chart.id).toBe(machine);
});
