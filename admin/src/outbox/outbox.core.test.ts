import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirm, due, expire, give, markSending, restore, rollback, undo, withdraw } from './outbox.core.ts';
import { entry, type Put, Simulation, type Step } from './outbox.testing.ts';

const put = (id: string, more: Parameters<typeof entry>[1] = {}) => entry({ key: 'a', value: id }, { id, ...more });

describe('the outbox', () => {
  it('sends one entry of a scope at a time, and scopes side by side', () => {
    const entries = [put('1'), put('2'), put('3', { scope: 'other' })];

    expect(due(entries).map(({ id }) => id)).toEqual(['1', '3']);
    expect(due(markSending(entries, ['1', '3']))).toEqual([]);
  });

  it('sends a held entry once its undo has expired', () => {
    const held = [put('1', { state: 'held' })];

    expect(due(held)).toEqual([]);
    expect(due(expire(held, '1')).map(({ id }) => id)).toEqual(['1']);
  });

  it('sends a held entry before another one about the same, and no other', () => {
    const entries = [put('1', { state: 'held', subjects: ['x'] }), put('2', { state: 'held', subjects: ['y'] })];

    const after = give(entries, put('3', { subjects: ['y'] }));

    expect(after.map(({ state }) => state)).toEqual(['held', 'pending', 'pending']);
  });

  it('drops an entry that is undone before it was sent', () => {
    expect(undo([put('1')], '1', 'inverse', '')?.entries).toEqual([]);
  });

  it('withdraws an unsent entry long after its undo has expired, and none that was sent', () => {
    const expired = put('1', { isUndoExpired: true });

    expect(withdraw([expired], '1')?.entries).toEqual([]);
    expect(withdraw(markSending([expired], ['1']), '1')).toBeNull();
  });

  it('gives the inverse of an entry that the server may know', () => {
    const confirmed = confirm(markSending([put('1')], ['1']), '1');

    const [inverse] = undo(confirmed, '1', 'inverse', '')?.entries ?? [];

    expect(inverse).toMatchObject({ id: 'inverse', undoes: '1', command: { key: 'a', value: null }, state: 'pending' });
  });

  it('undoes nothing twice, and nothing whose undo has expired', () => {
    const sending = markSending([put('1')], ['1']);
    const undone = undo(sending, '1', 'inverse', '')?.entries ?? [];

    expect(undo(undone, '1', 'again', '')).toBeNull();
    expect(undo(expire(sending, '1'), '1', 'late', '')).toBeNull();
  });

  it('rolls an unsent undo back with the entry it is about', () => {
    const sending = markSending([put('1')], ['1']);

    expect(rollback(undo(sending, '1', 'inverse', '')?.entries ?? [], '1')).toEqual([]);
  });

  it('sends what was held or being sent once more after a reload', () => {
    const entries = [put('1', { state: 'sending' }), put('2', { state: 'held' })];

    expect(restore(entries).map(({ id, state }) => [id, state])).toEqual([
      ['1', 'pending'],
      ['2', 'pending'],
    ]);
  });
});

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
      { numRuns: 2000 },
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
      { numRuns: 2000 },
    );
  });
});
