import { createMongoAbility } from '@casl/ability';
import { rolesSample } from '@embarque/mocks/roles/data';
import { describe, expect, it } from 'vitest';
import { knownActions } from '../access/actions.ts';
import { isWithin } from './view-as/begin-view.ts';
import { rulesOfRole } from './role.rules.ts';

const role = (id: string) => {
  const found = rolesSample().find((each) => each.id === id);
  if (!found) throw new Error(`There is no role ${id}.`);
  return found;
};
const mayOf = (id: string) =>
  knownActions.flatMap(({ action, subject }) =>
    createMongoAbility(rulesOfRole(role(id))).can(action, subject) ? [`${action} ${subject}`] : [],
  );

describe('the rules of a role', () => {
  it('open what its rights are about, and what everybody may read', () => {
    expect(mayOf('restricted-user')).toEqual(['read Template', 'read Analytics', 'read ACL', 'read Auth']);
    expect(mayOf('support')).toEqual([
      'read User',
      'read Role',
      'read Template',
      'read Analytics',
      'read ACL',
      'read Auth',
    ]);
    expect(mayOf('manager')).toEqual(expect.arrayContaining(['read Sale', 'delete Invoice', 'create User']));
    expect(mayOf('manager')).not.toContain('create Sale');
    expect(mayOf('administrator')).toHaveLength(knownActions.length);
  });

  it.each([
    ['manager', 'support', true],
    ['support', 'manager', false],
    ['support', 'administrator', false],
    ['administrator', 'administrator', true],
  ])('let the role %s view the app as %s: %s', (own, viewed, isAllowed) => {
    expect(isWithin(createMongoAbility(rulesOfRole(role(own))), rulesOfRole(role(viewed)))).toBe(isAllowed);
  });
});
