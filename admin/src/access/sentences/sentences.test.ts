import { createMongoAbility } from '@casl/ability';
import { explain } from '@embarque/mocks/access';
import { rolesSample } from '@embarque/mocks/roles/data';
import { type Messages, setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/i18n.ts';
import { rulesOfRole } from '../../people/role.rules.ts';
import { roleLabelsIn } from '../../people/useRoleLabels.ts';
import { knownActions } from '../actions.ts';
import { sentencesIn } from './sentences.ts';

const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/{access,app,entry}.json', {
  query: '?lingui',
  eager: true,
});

function i18nIn(language: string) {
  const messages = Object.entries(files).flatMap(([path, file]) =>
    path.includes(`/${language}/`) ? Object.entries(file.messages) : [],
  );
  return setupI18n({ locale: language, messages: { [language]: Object.fromEntries(messages) } });
}

const roles = rolesSample().map((role) => ({ ...role, rules: rulesOfRole(role) }));

/** All that is said to people of a role about every action, in a language. */
function spokenTo({ id, rules }: (typeof roles)[number], language: string): string[] {
  const i18n = i18nIn(language);
  const names = new Map(roles.map((role) => [role.id, roleLabelsIn(i18n)(role).name]));
  const say = sentencesIn(i18n, names, id);
  const ability = createMongoAbility(rules);
  return knownActions.flatMap(({ action, subject }) => {
    const explanation = explain({ sources: [{ id, kind: 'role', rules }], roles, action, subject });
    const isAllowed = ability.can(action, subject);
    expect([explanation.allowed, explanation.kind === 'granted']).toEqual([isAllowed, isAllowed]);
    const { verdict, rule, holders } = say({ action, subject }, explanation);
    return [verdict, rule ?? '', holders ?? ''];
  });
}

it.each(LANGUAGES)('in %s the sentences for people of each role have no raw ids (XR-20)', (language) => {
  const raw = /[{}:]\S|undefined|restricted-user|\b(?:manage|UiKit|ACL|Sale|Invoice|Template)\b/;
  const texts = roles.flatMap((role) => spokenTo(role, language));

  expect(texts.filter((text) => raw.test(text))).toEqual([]);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'in %s no sentence is left in English (XR-20)',
  (language) => {
    const [english, texts] = ['en', language].map((each) => roles.flatMap((role) => spokenTo(role, each)));

    expect(texts?.filter((text, index) => text !== '' && text === english?.[index])).toEqual([]);
  },
);
