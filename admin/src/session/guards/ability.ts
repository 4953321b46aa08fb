import { useMemo } from 'react';
import { useRights } from '../view/useRights.ts';
import { abilityOf, type AppAbility } from './ability.rules.ts';

export function useAbility(): AppAbility {
  const rules = useRights()?.ability;
  return useMemo(() => abilityOf(rules), [rules]);
}
