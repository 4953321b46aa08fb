import { fold } from '@embarque/design-system/fold';
import { allows } from '@embarque/mocks/access';
import { KeyRound } from 'lucide-react';
import { knownActions } from '../../access/actions.ts';
import { roles } from '../../access/roles.ts';
import { i18n, loadTexts } from '../../i18n/i18n.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { questionIn } from './question.ts';

/** Answers "can … delete invoices?": the roles that may, and a way to the reasons. */
export const accessControlSearch: SearchSource = {
  icon: KeyRound,
  find: async (text) => {
    const question = questionIn(text);
    if (question === '') return [];
    await loadTexts('access');
    return knownActions
      .map((known) => ({ ...known, label: i18n._(known.phrase) }))
      .filter(({ label }) => question.split(' ').every((word) => fold(label).includes(word)))
      .map(({ action, subject, label }) => ({
        id: `${action} ${subject}`,
        label,
        detail: new Intl.ListFormat(i18n.locale).format(
          roles.filter(({ rules }) => allows(rules, { action, subject })).map((role) => i18n._(role.label)),
        ),
        href: `${paths.accessControl}?${new URLSearchParams({ q: label })}`,
      }));
  },
};
