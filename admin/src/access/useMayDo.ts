import { useAbility } from '../session/guards/ability.ts';
import { useView } from '../session/view/useRights.ts';
import type { Attempt } from './useExplain.ts';

/** Decides whether the signed-in person may do something, at no cost for those who may: only a denial loads its reasons. */
export function useMayDo(): (attempt: Attempt) => boolean {
  const ability = useAbility();
  const isViewing = useView() !== null;
  // Nothing can be saved while the app is viewed as someone else.
  return ({ action, subject, obstacle }) =>
    !obstacle && !(isViewing && action !== 'read') && ability.can(action, subject);
}
