import { type AccessRule, allows } from '@embarque/mocks/access';
import { type KnownAction, knownActions } from '../actions.ts';
import type { CallRecord } from '../../http/http.log.ts';

type Call = Pick<CallRecord, 'method' | 'path' | 'at'>;

/** The calls of one kind that a role would have been refused. */
export interface RefusedCalls {
  known: KnownAction;
  count: number;
  lastAt: Date;
}

export interface Simulation {
  /** How many of the calls need a right. */
  total: number;
  /** The most frequent first. */
  refused: RefusedCalls[];
}

/** The subjects by the beginning of a path; whatever else there is belongs to the template modules. */
const SUBJECTS: readonly (readonly [RegExp, string | null])[] = [
  [/^\/?(?:auth|jwt|rights)\b/, null],
  [/^\/?sales\b/, 'Sale'],
  [/^\/?(?:apps|api)\/invoices?\b/, 'Invoice'],
  [/^\/?(?:apps|api)\/users?\b/, 'User'],
  [/^\/?apps\/(?:roles|permissions)\b/, 'Role'],
  [/^\/?(?:analytics|dashboard)\b/, 'Analytics'],
];

/** Runs calls once more under other rules, and counts those that would be refused. */
export function simulateRole(calls: readonly Call[], rules: readonly AccessRule[]): Simulation {
  const needed = calls.flatMap((call) => {
    const known = rightOf(call);
    return known ? [{ known, at: call.at }] : [];
  });
  const groups = Map.groupBy(
    needed.filter(({ known: { action, subject } }) => !allows(rules, { action, subject })),
    ({ known }) => known,
  );
  const refused = [...groups].map(([known, members]) => ({
    known,
    count: members.length,
    lastAt: members.reduce((last, { at }) => (at > last ? at : last), new Date(0)),
  }));
  return { total: needed.length, refused: refused.toSorted((one, other) => other.count - one.count) };
}

/** The right that a call needs; `undefined` when signing in is enough. */
export function rightOf({ method, path }: Pick<Call, 'method' | 'path'>): KnownAction | undefined {
  const found = SUBJECTS.find(([pattern]) => pattern.test(path));
  const subject = found ? found[1] : 'Template';
  const action = actionOf(method, path);
  return (
    knownActions.find((each) => each.subject === subject && each.action === action) ??
    knownActions.find((each) => each.subject === subject && each.action === 'read')
  );
}

function actionOf(method: string, path: string): string {
  if (method === 'GET') return 'read';
  const [last = ''] = path.split('/').slice(-1);
  if (method === 'DELETE' || /^(?:delete|remove)/.test(last)) return 'delete';
  return method === 'POST' && /^(?:add|invite|duplicate|sales|invoices)\b/.test(last) ? 'create' : 'update';
}
