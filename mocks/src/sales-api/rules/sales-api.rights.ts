import { type AccessRule, explain } from '../../lib/access/explain.ts';
import { answer, forbid } from '../sales-api.answers.ts';
import type { RightsAnswer } from '../sales-api.contract.ts';
import { accountsSample } from '../sales-api.data.ts';
import type { Answer, SalesApiState } from '../sales-api.state.ts';
import { findByEmail, signedIn } from './sales-api.account.ts';
import type { Claims } from './sales-api.tokens.ts';

/** Answers what the person may do now, which may be something else than at sign-in. */
export const readRights: Answer = signedIn(({ state }, claims) => {
  const body: RightsAnswer = { success: true, role: claims.role, ability: rightsOf(state, claims) };
  return answer(body);
});

/** @throws the 403 to answer when the person may not do this to sales */
export function demandRight(state: SalesApiState, claims: Claims, action: 'create' | 'update' | 'delete'): void {
  const explanation = explain({
    sources: [{ id: claims.role, kind: 'role', rules: rightsOf(state, claims) }],
    roles: accountsSample().map(({ role, ability }) => ({ id: role, rules: ability })),
    action,
    subject: 'Sale',
  });
  if (!explanation.allowed) throw forbid(explanation, 'Your role may read sales but not change them');
}

/** An account that was registered before the server was restarted has the rights of its role. */
function rightsOf(state: SalesApiState, { email, role }: Claims): AccessRule[] {
  const account = findByEmail(state, email) ?? accountsSample().find((each) => each.role === role);
  return account?.ability ?? [];
}
