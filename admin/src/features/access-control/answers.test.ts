import { rolesSample } from '@embarque/mocks/roles/data';
import { usersSample } from '@embarque/mocks/users/data';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { knownActions } from '../../access/actions.ts';
import { sourcesOf } from '../../access/roles.ts';
import { answersTo, type Known } from './answers.ts';
import type { Asked } from './question.ts';

const users = usersSample();
const admin: Known = {
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  own: sourcesOf('admin', [{ action: 'manage', subject: 'all' }], 'marina@example.com'),
  table: rolesSample().map((role) => ({ ...role, count: 7, people: [], present: [] })),
  users,
};
const client: Known = {
  ...admin,
  own: sourcesOf('client', [{ action: 'read', subject: 'ACL' }], 'client@example.com'),
  table: [],
  users: [],
};

const ask = (about: Asked, wanted: string, known = admin) => {
  const action = knownActions.find((each) => `${each.action} ${each.subject}` === wanted);
  if (!action) throw new Error(`Nobody can be asked about ${wanted}.`);
  return answersTo(about, action, known);
};

describe('an answer', () => {
  it('to oneself is the sentence that buttons give', () => {
    expect(ask('me', 'delete Invoice')).toMatchObject([
      {
        label: 'You can delete invoices, through the role Administrator.',
        detail: 'Full access (Administrator)',
        href: '/access-control?q=delete+invoices',
      },
    ]);
    expect(ask('me', 'delete Invoice', client)).toMatchObject([
      { label: "The role Client doesn't allow you to delete invoices.", detail: 'Roles that allow it: Administrator' },
    ]);
  });

  it('about a person names their role, and leads to them', () => {
    const { id } = users.find(({ fullName }) => fullName === 'Otávio Prado') ?? { id: 0 };

    expect(ask({ name: ['otavio'] }, 'delete Invoice')).toMatchObject([
      {
        label: 'Otávio Prado can delete invoices, through the role Manager.',
        href: `/apps/user/view/${id}`,
      },
    ]);
    expect(ask({ name: ['noa', 'ben'] }, 'delete Invoice')).toMatchObject([
      {
        label: "The role Support doesn't allow Noa Ben-Ami to delete invoices.",
        detail: 'Roles that allow it: Manager and Administrator',
      },
    ]);
    expect(ask({ name: ['fernanda'] }, 'delete Invoice')).toMatchObject([
      { label: "Fernanda Queiroz can't delete invoices before the account is active." },
    ]);
    expect(ask({ name: ['otavio'] }, 'delete Invoice', client)).toEqual([]);
  });

  it('about a role, or nobody in particular, leads to the roles', () => {
    expect(ask({ name: ['support'] }, 'read Sale')).toMatchObject([
      { label: "The role Support doesn't allow: see sales", href: '/apps/roles?role=support' },
    ]);
    expect(ask('anyone', 'create User').map(({ label, detail, href }) => [label, detail, href])).toEqual([
      ['invite users', 'Manager and Administrator', '/access-control?q=invite+users'],
      ['Role Manager', '7 people', '/apps/roles?role=manager'],
      ['Role Administrator', '7 people', '/apps/roles?role=administrator'],
    ]);
    expect(ask('anyone', 'create User', client)).toMatchObject([{ detail: 'Administrator' }]);
  });
});
