import type { Explanation } from '@embarque/mocks/access';
import { useLingui } from '@lingui/react/macro';
import { useView } from '../../session/view/useRights.ts';
import { roles } from '../roles.ts';
import { type Sentences, sentencesIn } from './sentences.ts';
import type { Attempt } from '../useExplain.ts';

/** Puts explanations into sentences: users, roles and actions by their names. */
export function useSentences(roleId: string): (attempt: Attempt, explanation: Explanation) => Sentences {
  const { i18n } = useLingui();
  const view = useView();
  const names = new Map(roles.map(({ id, label }) => [id, i18n._(label)]));
  if (view) names.set(view.role.id, view.role.name);
  return sentencesIn(i18n, names, roleId);
}
