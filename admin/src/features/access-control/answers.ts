import { breadthOf, type Explanation, explain, type RuleSource } from '@embarque/mocks/access';
import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { KnownAction } from '../../access/actions.ts';
import { roles as sessionRoles } from '../../access/roles.ts';
import { sentencesIn } from '../../access/sentences/sentences.ts';
import type { FoundItem } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { rulesOfRole } from '../../people/role.rules.ts';
import { roleLabelsIn } from '../../people/useRoleLabels.ts';
import type { User } from '../../people/users/users.api.ts';
import { type Asked, isNamed } from './question.ts';

/** All that answers are made of. */
export interface Known {
  i18n: I18n;
  /** The rules of the person who asks. */
  own: readonly RuleSource[];
  /** The table of roles; empty for those who may not read it. */
  table: readonly RoleWithPeople[];
  /** The users of the name that was asked about; none for those who may not read users. */
  users: readonly User[];
}

interface NamedRole {
  id: string;
  name: string;
  /** One who has it, in lists of users. */
  person: string;
  rules: RuleSource['rules'];
  userRole: string;
  holders: number | null;
}

/** Answers whether somebody may do something, with a way to what decides it; the best answer first. */
export function answersTo(about: Asked, action: KnownAction, known: Known): FoundItem[] {
  const roles = rolesIn(known);
  if (about === 'me') return [answerAboutOneself(action, roles, known)];
  if (about === 'anyone') return answersAboutRoles(action, roles, known);
  const named = roles.filter(({ name, person }) => isNamed(about.name, name) || isNamed(about.name, person));
  return [
    ...named.map((role) => answerAboutRole(action, role, known)),
    ...known.users
      .filter(({ fullName }) => isNamed(about.name, fullName))
      .map((user) => answerAboutUser(action, user, roles, known)),
  ];
}

/** Those of the table, or those that sign-in gives out. */
function rolesIn({ i18n, table }: Known): NamedRole[] {
  const labelsOf = roleLabelsIn(i18n);
  if (table.length === 0) {
    return sessionRoles.map(({ id, label, rules }) => {
      const name = i18n._(label);
      return { id, name, person: name, rules, userRole: id, holders: null };
    });
  }
  return table.map((role) => {
    const { name, pill: person } = labelsOf(role);
    return { id: role.id, name, person, rules: rulesOfRole(role), userRole: role.userRole, holders: role.count };
  });
}

const idOf = ({ action, subject }: KnownAction) => `${action} ${subject}`;

const rightsHref = (label: string) => `${paths.accessControl}?${new URLSearchParams({ q: label })}`;

const roleHref = (id: string) => `${paths.roles}?${new URLSearchParams({ role: id })}`;

const sourceOf = ({ id, rules }: NamedRole): RuleSource => ({ id, kind: 'role', rules });

function answerAboutOneself(known: KnownAction, roles: readonly NamedRole[], { i18n, own }: Known): FoundItem {
  const names = new Map([...sessionRoles.map(({ id, label }) => [id, i18n._(label)] as const), ...namesOf(roles)]);
  const role = own.find(({ kind }) => kind === 'role')?.id ?? '';
  const attempt = { action: known.action, subject: known.subject };
  const { verdict, rule, holders } = sentencesIn(
    i18n,
    names,
    role,
  )(attempt, explain({ sources: own, roles, ...attempt }));
  return detailed({ id: `me ${idOf(known)}`, label: verdict, href: rightsHref(i18n._(known.phrase)) }, holders ?? rule);
}

function answersAboutRoles(known: KnownAction, roles: readonly NamedRole[], { i18n, table }: Known): FoundItem[] {
  const holders = roles
    .filter((role) => explainFor(role, known, roles).allowed)
    .toSorted((one, other) => breadthOf(one.rules) - breadthOf(other.rules));
  const label = i18n._(known.phrase);
  const names = new Intl.ListFormat(i18n.locale).format(holders.map(({ name }) => name));
  return [
    { id: idOf(known), label, detail: names, href: rightsHref(label) },
    ...(table.length > 0 ? holders : []).map(({ id, name, holders: count }) => ({
      id: `${idOf(known)} ${id}`,
      label: i18n._(msg`Role ${name}`),
      detail: i18n._(msg`${plural(count ?? 0, { 0: 'No one yet', one: '# person', other: '# people' })}`),
      href: roleHref(id),
    })),
  ];
}

function answerAboutRole(known: KnownAction, role: NamedRole, { i18n, table }: Known): FoundItem {
  const { allowed } = explainFor(role, known, []);
  const what = i18n._(known.phrase);
  const { name } = role;
  return {
    id: `${role.id} ${idOf(known)}`,
    label: i18n._(allowed ? msg`The role ${name} allows: ${what}` : msg`The role ${name} doesn't allow: ${what}`),
    href: table.length > 0 ? roleHref(role.id) : rightsHref(what),
  };
}

function answerAboutUser(known: KnownAction, user: User, roles: readonly NamedRole[], { i18n }: Known): FoundItem {
  const role = roles.find(({ userRole }) => userRole === user.role);
  const explanation = role && explainFor(role, known, roles);
  const names = new Map(namesOf(roles));
  const attempt = { action: known.action, subject: known.subject };
  const { rule, holders } = explanation
    ? sentencesIn(i18n, names, role.id)(attempt, explanation)
    : { rule: null, holders: null };
  const label = verdictAbout(user, role?.person ?? user.role, i18n._(known.phrase), explanation);
  return detailed(
    { id: `user ${user.id} ${idOf(known)}`, label: i18n._(label), href: `${paths.user}/${user.id}` },
    holders ?? rule,
  );
}

function verdictAbout({ fullName, status }: User, role: string, what: string, explanation: Explanation | undefined) {
  if (!explanation?.allowed) return msg`The role ${role} doesn't allow ${fullName} to ${what}.`;
  return status === 'active'
    ? msg`${fullName} can ${what}, through the role ${role}.`
    : msg`${fullName} can't ${what} before the account is active.`;
}

const explainFor = (role: NamedRole, { action, subject }: KnownAction, roles: readonly NamedRole[]) =>
  explain({ sources: [sourceOf(role)], roles, action, subject });

const namesOf = (roles: readonly NamedRole[]) => roles.map(({ id, name }) => [id, name] as const);

const detailed = (item: FoundItem, detail: string | null): FoundItem => (detail ? { ...item, detail } : item);
