import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecordCommand, recordRules, type Records, SharedServer } from './journal.testing.ts';
import { planUndo } from './undo.core.ts';

const start: Records = { lisbon: { title: 'a', day: 'a', price: 'a' }, recife: { title: 'a', day: 'a', price: 'a' } };

const id = fc.constantFrom(...Object.keys(start));
const key = fc.constantFrom('title', 'day', 'price');
const fields = fc.dictionary(key, fc.constantFrom('a', 'b', 'c'), { minKeys: 1, noNullPrototype: true });

const command: fc.Arbitrary<RecordCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('set'), id, fields }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('deleted'), id }) },
);

const mine = fc.record({ type: fc.constant('mine'), command });
const undo = fc.record({ type: fc.constant('undo'), nth: fc.nat(30) });
const step = fc.oneof(
  { weight: 4, arbitrary: mine },
  { weight: 4, arbitrary: undo },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('theirs'), id, key }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('their deletion'), id }) },
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function take(server: SharedServer, one: Step) {
  switch (one.type) {
    case 'mine':
      server.change(one.command);
      break;
    case 'undo':
      server.undo(one.nth);
      break;
    case 'theirs':
      server.changeByOthers(one.id, one.key);
      break;
    case 'their deletion':
      server.deleteByOthers(one.id);
  }
}

describe('undoing any changes in any order', () => {
  it("never loses somebody else's change", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const server = new SharedServer(start);
        for (const one of steps) {
          const theirs = server.theirs();
          take(server, one);
          if (one.type !== 'undo') continue;
          expect(server.theirs()).toEqual(expect.arrayContaining(theirs));
          for (const gone of server.deletedByOthers) expect(server.records).not.toHaveProperty(gone);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('restores everything as it was when nobody else has changed anything', () => {
    fc.assert(
      fc.property(fc.array(mine, { maxLength: 12 }), fc.array(fc.nat(30), { maxLength: 12 }), (changes, order) => {
        const server = new SharedServer(start);
        for (const one of changes) take(server, one);

        for (const nth of order) server.undo(nth);
        for (let index = 0; index < server.journal.length; index += 1) server.undo(index);

        expect(server.records).toEqual(start);
        expect(server.journal.every(({ state, left }) => state === 'undone' && !left)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the plan of an undo', () => {
  const change = {
    command: { type: 'set', id: 'lisbon', fields: { title: 'b', day: 'b' } },
    inverse: { type: 'set', id: 'lisbon', fields: { title: 'a', day: 'a' } },
  } satisfies { command: RecordCommand; inverse: RecordCommand };
  const now = (changed: Partial<Record<'title' | 'day', string>>): Records => ({
    ...start,
    lisbon: { title: 'b', day: 'b', price: 'a', ...changed },
  });

  it('names what was changed later, and takes back the rest', () => {
    expect(planUndo(recordRules, now({ day: 'theirs' }), change, [])).toEqual({
      inverse: { type: 'set', id: 'lisbon', fields: { title: 'a' } },
      obstacle: 'changed since',
      partial: {
        left: [{ id: 'day' }],
        rest: {
          command: { type: 'set', id: 'lisbon', fields: { day: 'b' } },
          inverse: { type: 'set', id: 'lisbon', fields: { day: 'a' } },
        },
      },
    });
  });

  it('says nothing of a part that is as it was already', () => {
    const plan = planUndo(recordRules, now({ day: 'a' }), change, []);

    expect(plan).toMatchObject({ inverse: { fields: { title: 'a' } }, obstacle: null, partial: null });
  });

  it('takes nothing back once everything was changed later, or the record is gone', () => {
    const { lisbon: _, ...withoutLisbon } = start;

    expect(planUndo(recordRules, now({ title: 'x', day: 'y' }), change, [])).toMatchObject({
      inverse: null,
      obstacle: 'changed since',
    });
    expect(planUndo(recordRules, withoutLisbon, change, [])).toMatchObject({ inverse: null, obstacle: 'nothing left' });
  });

  it("leaves the person's own later change to the same value", () => {
    const later: RecordCommand = { type: 'set', id: 'lisbon', fields: { title: 'b', price: 'x' } };

    expect(planUndo(recordRules, now({}), change, [later])).toMatchObject({
      inverse: { fields: { day: 'a' } },
      partial: { left: [{ id: 'title' }] },
    });
  });
});
