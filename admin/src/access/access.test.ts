import { accountsSample } from '@embarque/mocks/sales-api/data';
import { createMongoAbility } from '@casl/ability';
import { type AccessRule, explain } from '@embarque/mocks/access';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownActions } from './actions.ts';
import { roles, sourcesOf } from './roles.ts';

const accounts = accountsSample();

describe('the roles', () => {
  it.each(accounts)('of $role are what the server answers at sign-in', ({ role, ability }) => {
    expect(roles.find(({ id }) => id === role)?.rules).toEqual(ability);
  });

  it.each(accounts)('explain every action of $role as CASL decides it (XR-20)', ({ role, ability, email }) => {
    const casl = createMongoAbility(ability);
    const sources = sourcesOf(role, ability, email);

    expect(knownActions.length).toBeGreaterThan(20);
    for (const { action, subject } of knownActions) {
      const { allowed, kind } = explain({ sources, roles, action, subject });
      expect([action, subject, allowed, kind === 'granted']).toEqual([
        action,
        subject,
        ...[casl, casl].map((each) => each.can(action, subject)),
      ]);
    }
  });
});

it('rules of the role and own ones explain every action as CASL decides it, whatever their order (XR-20)', () => {
  const ofRole = fc.constantFrom(...roles.flatMap(({ rules }) => rules));
  const own = fc.record(
    {
      action: fc.constantFrom('read', 'manage'),
      subject: fc.constantFrom('ACL', 'Auth', 'Sale', 'all'),
      fields: fc.subarray(['title'], { minLength: 1 }),
      inverted: fc.boolean(),
    },
    { requiredKeys: ['action', 'subject'] },
  );
  const mixed: fc.Arbitrary<AccessRule[]> = fc.array(fc.oneof(ofRole, own), { maxLength: 5 });

  fc.assert(
    fc.property(mixed, fc.constantFrom(...roles), fc.constantFrom(...knownActions), (ability, role, asked) => {
      const sources = sourcesOf(role.id, ability, 'ana@example.com');
      const isAllowed = createMongoAbility(ability).can(asked.action, asked.subject);

      expect(explain({ sources, roles, ...asked }).allowed).toBe(isAllowed);
    }),
  );
});

it('a rule that forbids what the role allows is the person’s own', () => {
  const forbids = { action: 'read', subject: 'ACL', inverted: true };

  expect(sourcesOf('client', [forbids], 'ana@example.com')).toMatchObject([{ kind: 'own', rules: [forbids] }]);
});

it('a right beyond the role is the person’s own (XR-24)', () => {
  const ability = [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Sale' },
  ];

  expect(sourcesOf('client', ability, 'ana@example.com')).toEqual([
    { id: 'client', kind: 'role', rules: [ability[0]] },
    { id: 'ana@example.com', kind: 'own', rules: [ability[1]] },
  ]);
});
