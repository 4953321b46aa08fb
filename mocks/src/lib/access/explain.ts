import { createMongoAbility, type MongoAbility, type RawRuleOf, subject as typed } from '@casl/ability';
import type {
  AccessKind,
  AccessQuestion,
  AccessRule,
  DecidingRule,
  Explanation,
  Obstacle,
  RuleSource,
} from './access.types.ts';

export type * from './access.types.ts';

/**
 * Says whether a person may do something, and why: the one answer that buttons, routes and the fake API share. Without an
 * obstacle, `allowed` is what CASL's `ability.can` says.
 */
export function explain({ sources, roles = [], obstacle, ...question }: AccessQuestion): Explanation {
  const [only, ...others] = sources;
  const ability = abilityOf(only && others.length === 0 ? only.rules : sources.flatMap(({ rules }) => rules));
  const found = ability.relevantRuleFor(question.action, targetOf(question), question.field);
  const answer = {
    rule: found && decidingRule(sources, found.origin),
    holders: roles
      .filter(({ rules }) => allows(rules, question))
      .toSorted((one, other) => breadthOf(one.rules) - breadthOf(other.rules))
      .map(({ id }) => id),
  };
  if (obstacle && isFirst(obstacle)) return { ...answer, ...blocked(obstacle) };
  if (!found || found.inverted) return { ...answer, ...denied(ability, question, found) };
  if (obstacle) return { ...answer, ...blocked(obstacle) };
  return { ...answer, allowed: true, kind: 'granted', nextSteps: [] };
}

/** Whether rules allow something; `explain` also says why. */
export const allows = (rules: readonly AccessRule[], question: Asked): boolean =>
  abilityOf(rules).can(question.action, targetOf(question), question.field);

/** How much rules allow, to compare roles by it: a person who needs one right should not get many. */
export const breadthOf = (rules: readonly AccessRule[]): number =>
  rules.some(({ action, subject }) => action === 'manage' || subject === 'all')
    ? Number.MAX_SAFE_INTEGER
    : rules.filter(({ inverted }) => !inverted).length;

type Asked = Pick<AccessQuestion, 'action' | 'subject' | 'record' | 'field'>;
type Verdict = Omit<Explanation, 'rule' | 'holders'>;
type Rule = ReturnType<MongoAbility['relevantRuleFor']>;

const abilities = new WeakMap<readonly AccessRule[], MongoAbility>();

function abilityOf(rules: readonly AccessRule[]): MongoAbility {
  const known = abilities.get(rules);
  if (known) return known;
  const ability = createMongoAbility(rules as RawRuleOf<MongoAbility>[]);
  abilities.set(rules, ability);
  return ability;
}

/** A copy: CASL marks the record with its type. */
const targetOf = ({ subject, record }: Asked) => (record ? typed(subject, { ...record }) : subject);

function decidingRule(sources: readonly RuleSource[], wanted: unknown): DecidingRule | null {
  const source = sources.find(({ rules }) => rules.some((rule) => rule === wanted));
  if (!source) return null;
  const { id, kind } = source;
  // Rules of one source may stand between those of another.
  const rules = sources.flatMap((each) => (each.id === id && each.kind === kind ? each.rules : []));
  const position = rules.findIndex((rule) => rule === wanted);
  const rule = rules[position];
  return rule ? { source: id, kind, position: position + 1, rule } : null;
}

/** Without a session, or while looking on, the rights do not matter. */
const isFirst = ({ kind }: Obstacle) => kind === 'session' || kind === 'view as';

const stepsPast: Record<Obstacle['kind'], Explanation['nextSteps']> = {
  session: ['sign in'],
  'view as': ['leave view'],
  state: [],
  guard: [],
  plan: ['see plans'],
};

function blocked({ kind, reason }: Obstacle): Verdict {
  return { allowed: false, kind, reason, nextSteps: stepsPast[kind] };
}

function denied(ability: MongoAbility, { action, subject, record, field }: Asked, found: Rule): Verdict {
  const granting = ability.rulesFor(action, subject).filter(({ inverted }) => !inverted);
  const verdict = (kind: AccessKind, rest: Partial<Verdict> = {}): Verdict => ({
    allowed: false,
    kind,
    nextSteps: [],
    ...rest,
  });

  // To say more would reveal that the record exists.
  if (record && !ability.can('read', subject)) return verdict('not found');
  if (found?.inverted) return verdict('forbidden', { reason: found.reason, nextSteps: ['ask an administrator'] });
  if (field !== undefined && ability.can(action, targetOf({ action, subject, record }))) {
    return verdict('field', { fields: [...new Set(granting.flatMap(({ fields = [] }) => fields))] });
  }
  if (record && ability.can(action, subject)) {
    return verdict('record', { conditions: granting.flatMap(({ conditions = [] }) => conditions) });
  }
  return verdict('no rule', { nextSteps: ['request access'] });
}
