import { useAbility } from '../session/guards/ability.ts';
import type { Attempt } from './useExplain.ts';

/** Decides whether the signed-in person may do something, at no cost for those who may: only a denial loads its reasons. */
export function useMayDo(): (attempt: Attempt) => boolean {
  const ability = useAbility();
  return ({ action, subject, obstacle }) => !obstacle && ability.can(action, subject);
}
