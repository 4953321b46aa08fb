import type { AccessRule } from '@embarque/mocks/access';

/** Answers about a kind of thing. It steers the screen only: the server decides. */
export interface AppAbility {
  /** `manage` is any action, and `all` any kind of thing. */
  can: (action: string, subject: string) => boolean;
}

/** Without a rule of their own, people may read what Auth covers (specification §6). */
const DEFAULT_RULES: AccessRule[] = [{ action: 'read', subject: 'Auth' }];

/**
 * Answers as CASL's `can` does for a kind of thing: the last rule that fits decides. Conditions and fields are about single things,
 * so rules need no query engine here, which would be 5 kB of the first load; `explain` asks CASL about those.
 */
export function abilityOf(rules: readonly AccessRule[] = DEFAULT_RULES): AppAbility {
  const latestFirst = rules.toReversed().filter((rule) => isAboutKinds(rule));
  const can: AppAbility['can'] = (action, subject) => {
    const deciding = latestFirst.find(
      (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
    );
    return deciding !== undefined && !deciding.inverted;
  };
  return { can };
}

/** A ban of single things, or of some of their fields, leaves their kind allowed. */
const isAboutKinds = ({ inverted, fields, conditions }: AccessRule) =>
  !inverted || (fields === undefined && Object.keys(conditions ?? {}).length === 0);
