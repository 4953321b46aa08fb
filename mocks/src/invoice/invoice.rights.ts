import * as v from 'valibot';
import { decline, readBody } from '../lib/http/answers.ts';
import { requestIdOf } from '../lib/http/idempotency.ts';
import { reader } from '../lib/sample/people.ts';
import type { RightsAction, RolePrincipal } from '../roles/roles.contract.ts';
import { hasRight } from '../roles/roles.refusals.ts';
import type { InvoiceEvent } from './invoice.contract.ts';

/** The person of an entry of the activity, and the request that it comes from. */
export type Author = Pick<InvoiceEvent, 'by' | 'requestId'>;

const refusals: Record<RightsAction, string> = {
  read: 'Your role may not see invoices. Ask an administrator.',
  write: 'Your role may not change invoices. Ask an administrator.',
  create: 'Your role may not create invoices. Ask an administrator.',
};

/** The person who sent a request. One whose role lacks the right is thrown as the 403 to answer. */
export async function authorOf(request: Request, right: RightsAction): Promise<Author> {
  const principal = await principalOf(request);
  if (!hasRight(principal?.role, `financial-management.${right}`)) throw decline(403, refusals[right]);
  const requestId = requestIdOf(request);
  return { by: principal?.fullName || reader, ...(requestId !== null && { requestId }) };
}

const askedSchema: v.GenericSchema<unknown, { by?: RolePrincipal }> = v.object({
  by: v.exactOptional(v.object({ fullName: v.string(), role: v.string() })),
});

/** A request without a body names the role in its query. */
async function principalOf(request: Request): Promise<RolePrincipal | undefined> {
  const role = new URL(request.url).searchParams.get('role');
  if (role !== null) return { fullName: '', role };
  const copy = request.clone();
  return (await request.clone().text()) === '' ? undefined : (await readBody(copy, askedSchema)).by;
}
