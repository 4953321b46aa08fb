import { createMongoAbility, type RawRuleOf, type MongoAbility, subject as typed } from '@casl/ability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessQuestion, type AccessRule, explain } from './explain.ts';

const everything: AccessRule[] = [{ action: 'manage', subject: 'all' }];
const ownPosts: AccessRule[] = [
  { action: 'read', subject: 'Post' },
  { action: 'update', subject: 'Post', conditions: { author: 'ana' }, fields: ['title', 'text'] },
  { action: 'delete', subject: 'Post', inverted: true, reason: 'Posts are kept for the audit' },
];
const roles = [
  { id: 'admin', rules: everything },
  { id: 'author', rules: ownPosts },
];
const ask = (question: Omit<AccessQuestion, 'sources' | 'roles'>) =>
  explain({ sources: [{ id: 'author', kind: 'role', rules: ownPosts }], roles, ...question });

const actions = ['read', 'create', 'update', 'delete', 'manage'];
const subjects = ['Post', 'Sale', 'all'];

describe('an explanation', () => {
  it('allows what CASL allows, for every rule list, action, subject, record and field (XR-20)', () => {
    const author = fc.constantFrom('ana', 'bruno');
    const rule: fc.Arbitrary<AccessRule> = fc.record(
      {
        action: fc.constantFrom(...actions),
        subject: fc.constantFrom(...subjects),
        fields: fc.subarray(['title', 'status'], { minLength: 1 }),
        conditions: fc.record({ author }),
        inverted: fc.boolean(),
      },
      { requiredKeys: ['action', 'subject'] },
    );
    const question = fc.record(
      {
        action: fc.constantFrom(...actions),
        subject: fc.constantFrom(...subjects),
        record: fc.record({ author }),
        field: fc.constantFrom('title', 'status'),
      },
      { requiredKeys: ['action', 'subject'] },
    );

    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), question, fc.nat(6), (rules, asked, cut) => {
        const target = asked.record ? typed(asked.subject, { ...asked.record }) : asked.subject;
        const isAllowed = createMongoAbility(rules as RawRuleOf<MongoAbility>[]).can(asked.action, target, asked.field);
        const answer = explain({
          sources: [
            { id: 'role', kind: 'role', rules: rules.slice(0, cut) },
            { id: 'own', kind: 'own', rules: rules.slice(cut) },
          ],
          roles: [{ id: 'same', rules }],
          ...asked,
        });

        expect(answer.allowed).toBe(isAllowed);
        expect(answer.kind === 'granted').toBe(isAllowed);
        expect(answer.holders).toEqual(isAllowed ? ['same'] : []);
      }),
      { numRuns: 500 },
    );
  });

  it('names the rule that grants, and its source, also when a person has it by role and as their own (XR-24)', () => {
    const byRole = { id: 'author', kind: 'role', rules: [{ action: 'read', subject: 'Post' }] } as const;
    const own = { id: 'ana', kind: 'own', rules: [{ action: 'read', subject: 'Post' }] } as const;
    const asked = { action: 'read', subject: 'Post' };

    expect(explain({ sources: [byRole], ...asked }).rule).toMatchObject({
      source: 'author',
      kind: 'role',
      position: 1,
    });
    expect(explain({ sources: [byRole, own], ...asked }).rule).toMatchObject({ source: 'ana', kind: 'own' });
    expect(explain({ sources: [{ ...byRole, rules: [] }, own], ...asked })).toMatchObject({
      allowed: true,
      rule: { source: 'ana', kind: 'own', position: 1 },
    });
  });

  it.each<[string, Omit<AccessQuestion, 'sources' | 'roles'>, object]>([
    [
      'no rule',
      { action: 'create', subject: 'Sale' },
      { holders: ['admin'], rule: null, nextSteps: ['request access'] },
    ],
    [
      'forbidden',
      { action: 'delete', subject: 'Post' },
      { reason: 'Posts are kept for the audit', holders: ['admin'] },
    ],
    ['record', { action: 'update', subject: 'Post', record: { author: 'bruno' } }, { conditions: [{ author: 'ana' }] }],
    ['field', { action: 'update', subject: 'Post', field: 'status' }, { fields: ['title', 'text'] }],
    ['not found', { action: 'delete', subject: 'Sale', record: { id: 1 } }, { rule: null, nextSteps: [] }],
    ['granted', { action: 'update', subject: 'Post', record: { author: 'ana' } }, { rule: { position: 2 } }],
  ])('tells "%s" from the other kinds', (kind, question, rest) => {
    expect(ask(question)).toMatchObject({ kind, allowed: kind === 'granted', ...rest });
  });

  it.each([
    ['session', 'read', 'session'],
    ['view as', 'read', 'view as'],
    ['state', 'read', 'state'],
    // The missing right comes first: the state may change, and would still not let the person do it.
    ['state', 'create', 'no rule'],
  ] as const)('with the obstacle "%s" before "%s" says "%s"', (obstacle, action, kind) => {
    const answer = ask({ action, subject: 'Post', obstacle: { kind: obstacle, reason: 'A paid invoice' } });

    expect(answer).toMatchObject({ allowed: false, kind });
  });

  it('leaves the record as it is', () => {
    expect(ask({ action: 'read', subject: 'Post', record: Object.freeze({ author: 'ana' }) }).allowed).toBe(true);
  });
});
