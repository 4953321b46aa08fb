import type { Explanation } from '@embarque/mocks/access';
import { useLingui } from '@lingui/react/macro';
import { useView } from '../session/view/useRights.ts';
import { phraseOf } from './actions.ts';
import { roles } from './roles.ts';
import type { Attempt } from './useExplain.ts';

export interface Sentences {
  /** Whether the person may, and why. */
  verdict: string;
  /** The rule that decided; `null` when none did. */
  rule: string | null;
  /** The roles that allow it; `null` when the person has it already, or may not know. */
  holders: string | null;
}

/** Puts explanations into sentences: users, roles and actions by their names. */
export function useSentences(roleId: string): (attempt: Attempt, explanation: Explanation) => Sentences {
  const { t, i18n } = useLingui();
  const view = useView();
  const names = new Map(roles.map(({ id, label }) => [id, i18n._(label)]));
  if (view) names.set(view.role.id, view.role.name);
  const ownRole = names.get(roleId);

  const verdictOf = ({ kind, rule, reason }: Explanation, what: string): string => {
    const role = (rule && names.get(rule.source)) ?? ownRole;
    switch (kind) {
      case 'granted':
        return rule?.kind === 'role' && role
          ? t`You can ${what}, through the role ${role}.`
          : t`You can ${what}, by a right of your own.`;
      case 'no rule':
        return role ? t`The role ${role} doesn't allow you to ${what}.` : t`None of your roles allows you to ${what}.`;
      case 'forbidden':
        return reason ? t`You're not allowed to ${what}: ${reason}` : t`A rule forbids you to ${what}.`;
      case 'record':
        return t`You can ${what}, but not this one.`;
      case 'field':
        return t`You can ${what}, but not this part.`;
      case 'not found':
        return t`There's nothing here, or you may not see it.`;
      case 'view as':
        return t`Nothing can be saved while you view this as someone else.`;
      case 'session':
        return t`Sign in to ${what}.`;
      case 'state':
      case 'guard':
      case 'plan':
        return reason ?? t`You can't ${what} at the moment.`;
    }
  };

  const ruleOf = ({ rule }: Explanation): string | null => {
    if (!rule) return null;
    const { action, subject } = rule.rule;
    const what = i18n._(phraseOf(action, subject));
    const position = String(rule.position);
    const role = names.get(rule.source);
    if (rule.rule.inverted) return t`Rule ${position}: may not ${what}`;
    return role ? t`Rule ${position} of ${role}: may ${what}` : t`Own right ${position}: may ${what}`;
  };

  const holdersOf = ({ allowed, kind, holders }: Explanation): string | null => {
    if (allowed || kind === 'not found') return null;
    const list = new Intl.ListFormat(i18n.locale).format(holders.flatMap((id) => names.get(id) ?? []));
    return list ? t`Roles that allow it: ${list}` : t`No role allows it.`;
  };

  return (attempt, explanation) => ({
    verdict: verdictOf(explanation, i18n._(phraseOf(attempt.action, attempt.subject))),
    rule: ruleOf(explanation),
    holders: holdersOf(explanation),
  });
}
