import type { Explanation } from '@embarque/mocks/access';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { phraseOf } from '../actions.ts';
import type { Attempt } from '../useExplain.ts';

export interface Sentences {
  /** Whether the person may, and why. */
  verdict: string;
  /** The rule that decided; `null` when none did. */
  rule: string | null;
  /** The roles that allow it; `null` when the person has it already, or may not know. */
  holders: string | null;
}

/**
 * Puts explanations into sentences for the person whom they are about.
 *
 * @param names of the roles, by their ids
 */
export function sentencesIn(
  i18n: I18n,
  names: ReadonlyMap<string, string>,
  roleId: string,
): (attempt: Attempt, explanation: Explanation) => Sentences {
  const ownRole = names.get(roleId);

  const verdictOf = ({ kind, rule, reason }: Explanation, what: string): MessageDescriptor | string => {
    const role = (rule && names.get(rule.source)) ?? ownRole;
    switch (kind) {
      case 'granted':
        return rule?.kind === 'role' && role
          ? msg`You can ${what}, through the role ${role}.`
          : msg`You can ${what}, by a right of your own.`;
      case 'no rule':
        return role
          ? msg`The role ${role} doesn't allow you to ${what}.`
          : msg`None of your roles allows you to ${what}.`;
      case 'forbidden':
        return reason ? msg`You're not allowed to ${what}: ${reason}` : msg`A rule forbids you to ${what}.`;
      case 'record':
        return msg`You can ${what}, but not this one.`;
      case 'field':
        return msg`You can ${what}, but not this part.`;
      case 'not found':
        return msg`There's nothing here, or you don't have access.`;
      case 'view as':
        return msg`Nothing can be saved while you view this as someone else.`;
      case 'session':
        return msg`Sign in to ${what}.`;
      case 'state':
      case 'guard':
      case 'plan':
        return reason ?? msg`You can't ${what} at the moment.`;
    }
  };

  const ruleOf = ({ rule }: Explanation): MessageDescriptor | null => {
    if (!rule) return null;
    const { action, subject } = rule.rule;
    const what = i18n._(phraseOf(action, subject));
    const position = String(rule.position);
    const role = names.get(rule.source);
    if (rule.rule.inverted) return msg`Rule ${position}: may not ${what}`;
    if (role && rule.rule.action === 'manage' && rule.rule.subject === 'all') return msg`Full access (${role})`;
    return role ? msg`Rule ${position} of ${role}: may ${what}` : msg`Own right ${position}: may ${what}`;
  };

  const holdersOf = ({ allowed, kind, holders }: Explanation): MessageDescriptor | null => {
    if (allowed || kind === 'not found') return null;
    const list = new Intl.ListFormat(i18n.locale).format(holders.flatMap((id) => names.get(id) ?? []));
    return list ? msg`Roles that allow it: ${list}` : msg`No role allows it.`;
  };

  const read = (message: MessageDescriptor | string) => (typeof message === 'string' ? message : i18n._(message));
  return (attempt, explanation) => {
    const rule = ruleOf(explanation);
    const holders = holdersOf(explanation);
    return {
      verdict: read(verdictOf(explanation, i18n._(phraseOf(attempt.action, attempt.subject)))),
      rule: rule && read(rule),
      holders: holders && read(holders),
    };
  };
}
