import { allows, type RuleSource } from '@embarque/mocks/access';
import { KeyRound } from 'lucide-react';
import { knownActions } from '../../access/actions.ts';
import { i18n, loadTexts } from '../../i18n/i18n.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { loadUsers } from '../../people/users/users.api.ts';
import { answersTo } from './answers.ts';
import { type Asked, questionIn } from './question.ts';

/** Actions of others' own accounts are nobody's business. */
const askable = knownActions.filter(({ subject }) => subject !== 'Auth');

/** Answers "can ana delete invoices?", "can I …" and "who can …": the verdict, and a way to the reasons. */
export const accessControlSearch: SearchSource = {
  icon: KeyRound,
  find: async (text, signal, _, own) => {
    await loadTexts('access', 'access-control', 'kit');
    // Meanwhile the palette may have been closed, and the language changed.
    if (signal.aborted) return [];
    const phrases = askable.map(({ phrase }) => i18n._(phrase));
    const question = questionIn(text, phrases);
    if (!question) return [];
    const { about, matches } = question;
    const [table, users] = await Promise.all([
      may(own, 'Role') ? loadRoles(null, signal).then(({ roles }) => roles) : [],
      may(own, 'User') ? usersNamed(about, signal) : [],
    ]);
    return matches.flatMap((index) => {
      const action = askable[index];
      return action ? answersTo(about, action, { i18n, own, table, users }) : [];
    });
  },
};

const may = (own: readonly RuleSource[], subject: string) =>
  allows(
    own.flatMap(({ rules }) => rules),
    { action: 'read', subject },
  );

async function usersNamed(about: Asked, signal: AbortSignal) {
  if (typeof about === 'string') return [];
  // The server looks for one text; the other parts of the name are compared here.
  return (await loadUsers({ q: about.name[0] ?? '', perPage: 20 }, signal)).users;
}
