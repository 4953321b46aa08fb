import { createMongoAbility, type RawRuleOf, type MongoAbility } from '@casl/ability';
import type { AccessRule } from '@embarque/mocks/access';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityOf } from './ability.rules.ts';

const actions = ['read', 'create', 'delete', 'manage'];
const subjects = ['Post', 'Sale', 'all'];

describe('what a person may do', () => {
  it('is what CASL says of every action and kind, whatever the rules and their order (XR-20)', () => {
    const rule: fc.Arbitrary<AccessRule> = fc.record(
      {
        action: fc.constantFrom(...actions),
        subject: fc.constantFrom(...subjects),
        fields: fc.subarray(['title', 'status'], { minLength: 1 }),
        conditions: fc.constantFrom({}, { author: 'ana' }, { $or: [{ author: 'ana' }, { total: { $gt: 5 } }] }),
        inverted: fc.boolean(),
      },
      { requiredKeys: ['action', 'subject'] },
    );

    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 6 }),
        fc.constantFrom(...actions),
        fc.constantFrom(...subjects),
        (rules, action, subject) => {
          const casl = createMongoAbility(rules as RawRuleOf<MongoAbility>[]);

          expect(abilityOf(rules).can(action, subject)).toBe(casl.can(action, subject));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is to read what Auth covers where nothing is said', () => {
    const ability = abilityOf();

    expect([ability.can('read', 'Auth'), ability.can('manage', 'Auth'), ability.can('read', 'Sale')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
