import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { restore } from './outbox.core.ts';
import { outboxWith } from './outbox.machine.ts';
import { entry, patientServer, type Put, Simulation, type Step } from './outbox.testing.ts';
import type { Entry, OutboxChange } from './outbox.types.ts';

const put = (id: string, more: Partial<Entry<Put>> = {}) => entry({ key: 'a', value: id }, { id, ...more });

function open(entries: readonly Entry[] = [], isOffline = false) {
  const { send, sent, confirm, refuse } = patientServer();
  const options = { input: { entries, elsewhere: {}, isOffline }, clock: new SimulatedClock() };
  const actor = createActor(outboxWith(send), options);
  const changes: OutboxChange['type'][] = [];
  actor.on('*', ({ type }) => void changes.push(type));
  actor.start();
  return {
    sent,
    changes,
    entries: () => actor.getSnapshot().context.entries,
    give: (one: Entry) => actor.send({ type: 'command given', entry: one }),
    undo: (id: string) => actor.send({ type: 'undo requested', id }),
    withdraw: (id: string) => actor.send({ type: 'withdrawal requested', id }),
    expire: (id: string) => actor.send({ type: 'undo expired', id }),
    confirm,
    refuse,
  };
}

describe('the outbox', () => {
  it('sends one entry of a scope at a time, and scopes side by side', () => {
    const { sent, confirm } = open([put('1'), put('2'), put('3', { scope: 'other' })]);

    expect(sent).toEqual(['1', '3']);
    confirm('1');
    expect(sent).toEqual(['1', '3', '2']);
  });

  it('sends a held entry once its undo has expired', () => {
    const { expire, give, sent } = open();
    give(put('1', { state: 'held' }));
    expect(sent).toEqual([]);

    expire('1');
    expect(sent).toEqual(['1']);
  });

  it('sends a held entry before another one about the same, and no other', () => {
    const { confirm, entries, give, sent } = open();
    give(put('1', { state: 'held', subjects: ['x'] }));
    give(put('2', { state: 'held', subjects: ['y'] }));
    give(put('3', { subjects: ['y'] }));
    expect(sent).toEqual(['2']);
    confirm('2');

    expect(sent).toEqual(['2', '3']);
    expect(entries().map(({ id, state }) => [id, state])).toEqual([
      ['1', 'held'],
      ['2', 'confirmed'],
      ['3', 'sending'],
    ]);
  });

  it('sends what is held in its order, whatever makes the first of it due', () => {
    const { confirm, expire, give, sent } = open();
    give(put('1', { state: 'held', subjects: ['x'] }));
    give(put('2', { state: 'held', subjects: ['x', 'y'] }));
    give(put('3', { state: 'held', subjects: ['y'] }));
    expire('3');
    confirm('1');
    confirm('2');

    expect(sent).toEqual(['1', '2', '3']);
  });

  it('drops an entry that is undone before it was sent', () => {
    const { changes, entries, undo } = open([put('1')], true);
    undo('1');

    expect(entries()).toEqual([]);
    expect(changes).toEqual(['undone']);
  });

  it('withdraws an unsent entry long after its undo has expired, and none that was sent', () => {
    const waiting = open([put('1', { isUndoExpired: true })], true);
    waiting.withdraw('1');
    expect([waiting.entries(), waiting.changes]).toEqual([[], ['undone']]);

    const sending = open([put('1')]);
    sending.withdraw('1');
    expect([sending.entries().length, sending.changes]).toEqual([1, ['undo too late']]);
  });

  it('gives the inverse of an entry that the server may know', () => {
    const { confirm, entries, undo } = open([put('1')]);
    confirm('1');
    undo('1');

    expect(entries()).toMatchObject([{ undoes: '1', command: { key: 'a', value: null }, state: 'sending' }]);
  });

  it('undoes nothing twice, and nothing whose undo has expired', () => {
    const { changes, expire, undo } = open([put('1'), put('2', { scope: 'other' })]);
    undo('1');
    undo('1');
    expire('2');
    undo('2');

    expect(changes).toEqual(['undone', 'undo too late', 'undo too late']);
  });

  it('rolls an unsent undo back with the entry it is about', () => {
    const { entries, refuse, undo } = open([put('1')]);
    undo('1');
    expect(entries()).toHaveLength(2);
    refuse('1');

    expect(entries()).toEqual([]);
  });

  it('sends what was held or being sent once more after a reload', () => {
    const entries = [put('1', { state: 'sending' }), put('2', { state: 'held' })];

    expect(restore(entries).map(({ id, state }) => [id, state])).toEqual([
      ['1', 'pending'],
      ['2', 'pending'],
    ]);
  });
});

/** `RUNS` asks for more. */
const RUNS = Number(process.env['RUNS'] ?? 1000);

const command: fc.Arbitrary<Put> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  value: fc.constantFrom('1', '2', '3', null),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('give'), command, isHeld: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo'), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('expire'), nth: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('answer'), isRefused: fc.boolean() }) },
  // The server has carried it out, and the response never came.
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload'), isHeard: fc.boolean() }) },
);

describe('any history of commands, confirmations, refusals, undos and reloads', () => {
  it('shows what the server has once everything is sent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const simulation = new Simulation();
        steps.forEach((one) => simulation.take(one));

        simulation.finish();

        expect(simulation.shown()).toEqual(simulation.server);
        expect(simulation.entries).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('loses no command and carries none out twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const simulation = new Simulation();
        steps.forEach((one) => simulation.take(one));

        simulation.finish();

        const { given, carriedOut, refused, dropped } = simulation;
        expect(new Set(carriedOut).size).toBe(carriedOut.length);
        expect([...carriedOut, ...refused, ...dropped].toSorted()).toEqual([...given].toSorted());
      }),
      { numRuns: RUNS },
    );
  });
});
