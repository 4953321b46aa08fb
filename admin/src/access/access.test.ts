import { accountsSample } from '@embarque/mocks/sales-api/data';
import { createMongoAbility } from '@casl/ability';
import { explain } from '@embarque/mocks/access';
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
