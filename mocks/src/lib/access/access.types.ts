/** One rule of what a person may do, as CASL reads it. `manage` and `all` are its wildcards; the last rule that fits decides. */
export interface AccessRule {
  action: string;
  subject: string;
  /** The fields that it speaks of; all of them when left out. */
  fields?: string[];
  /** A record must be like this for the rule to count, as MongoDB queries are written. */
  conditions?: Record<string, unknown>;
  /** Whether it forbids. */
  inverted?: boolean;
  /** Why it forbids. */
  reason?: string;
}

/** Rules that a person has through a role, or as their own. */
export interface RuleSource {
  /** The id of the role; of the person for rules of their own. */
  id: string;
  kind: 'role' | 'own';
  rules: readonly AccessRule[];
}

/** Something other than rights that stands in the way. */
export interface Obstacle {
  kind: 'session' | 'view as' | 'state' | 'guard' | 'plan';
  /** A sentence for the person, in their language. */
  reason?: string | undefined;
}

export interface AccessQuestion {
  /** The rules of the person, by source. Later sources outweigh earlier ones. */
  sources: readonly RuleSource[];
  /** The roles that may hold the right. */
  roles?: readonly Pick<RuleSource, 'id' | 'rules'>[];
  action: string;
  subject: string;
  /** The thing itself. Without it, the question is whether the person may do it to any thing of the kind. */
  record?: Record<string, unknown> | undefined;
  field?: string | undefined;
  obstacle?: Obstacle | undefined;
}

export type AccessKind =
  | 'granted'
  /** No rule speaks of it. */
  | 'no rule'
  /** A rule forbids it. */
  | 'forbidden'
  /** Allowed for other records. */
  | 'record'
  /** Allowed for other fields. */
  | 'field'
  /** The person may not even know that there is such a record. */
  | 'not found'
  | Obstacle['kind'];

export type NextStep = 'request access' | 'ask an administrator' | 'sign in' | 'leave view' | 'see plans';

/** The rule that decided, and where it stands. */
export interface DecidingRule {
  /** The id of its source. */
  source: string;
  kind: RuleSource['kind'];
  /** Counted from 1 within its source. */
  position: number;
  rule: AccessRule;
}

/** Why a person may, or may not. A 403 of the fake API carries it too. */
export interface Explanation {
  allowed: boolean;
  kind: AccessKind;
  /** `null` when none fits. */
  rule: DecidingRule | null;
  /** The ids of the roles that allow it, those first that allow the least besides. */
  holders: string[];
  nextSteps: readonly NextStep[];
  /** Why a rule forbids it, or what the obstacle is. */
  reason?: string | undefined;
  /** The fields that are allowed instead. */
  fields?: string[];
  /** A record would have to be like one of these. */
  conditions?: unknown[];
}
