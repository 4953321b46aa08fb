import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { useMemo } from 'react';
import { useRights } from '../view/useRights.ts';
import type { AbilityRule } from '../session.types.ts';

export type AppAbility = MongoAbility<[string, string]>;

/** Without a rule of their own, people may read what Auth covers (specification §6). */
const DEFAULT_RULES: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** Steers the screen only: the server decides. */
function abilityOf(rules: AbilityRule[] = DEFAULT_RULES): AppAbility {
  return createMongoAbility<AppAbility>(rules);
}

export function useAbility(): AppAbility {
  const rules = useRights()?.ability;
  return useMemo(() => abilityOf(rules), [rules]);
}
