import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { emailKey } from '@embarque/design-system/email-address';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { dayFromToday } from '../lib/time/days.ts';
import type {
  EditedUser,
  InvitationsAnswer,
  ProjectAnswer,
  ProofAnswer,
  RoleRequest,
  TwoStepAnswer,
} from './modal-examples.contract.ts';
import { modalExamplesSample, proofCode } from './modal-examples.data.ts';
import {
  addressSchema,
  appSchema,
  cardSchema,
  invitationsSchema,
  linkSchema,
  proofSchema,
  roleSchema,
  userSchema,
} from './modal-examples.schema.ts';

const store = sampleStore(modalExamplesSample, { keptAs: 'modalExamples' });
const SELF = 1;

function project() {
  const { members, candidates, level, linkEndsOn, linkDays } = store.data;
  const link = 'https://embarque.example/projects/departures';
  return HttpResponse.json<ProjectAnswer>({ members, candidates, link, level, linkEndsOn, linkDays, self: SELF });
}

/** Gives a member a role, or adds somebody with it. A project keeps at least one owner. */
function setRole({ id, role }: RoleRequest): void {
  const { members, candidates } = store.data;
  const member = members.find((each) => each.id === id);
  const joining = candidates.find((each) => each.id === id);
  if (!member && !joining) throw decline(404, 'There is no such person');
  if (joining) {
    members.push({ ...joining, role });
    candidates.splice(candidates.indexOf(joining), 1);
  }
  if (!member) return;
  const isLastOwner = member.role === 'owner' && !members.some((each) => each !== member && each.role === 'owner');
  if (isLastOwner && role !== 'owner') throw decline(409, 'A project needs an owner');
  member.role = role;
}

const created = () => HttpResponse.json({}, { status: 201 });

export const modalExamplesHandlers = [
  http.get('/modal-examples/project', project),

  http.post('/modal-examples/role', async ({ request }) => {
    setRole(await readBody(request, roleSchema));
    return project();
  }),

  http.post('/modal-examples/link', async ({ request }) => {
    const { level, days } = await readBody(request, linkSchema);
    if (level) store.data.level = level;
    if (days !== undefined) Object.assign(store.data, { linkDays: days, linkEndsOn: days && dayFromToday(days) });
    return project();
  }),

  http.post(
    '/modal-examples/card',
    once(async ({ request }) => {
      await readBody(request, cardSchema);
      return created();
    }),
  ),

  http.post(
    '/modal-examples/invitations',
    once(async ({ request }) => {
      const { emails } = await readBody(request, invitationsSchema);
      const { invited } = store.data;
      const again = emails.filter((email) => invited.includes(emailKey(email)));
      const sent = emails.filter((email) => !again.includes(email));
      for (const email of sent) invited.push(emailKey(email));
      return HttpResponse.json<InvitationsAnswer>({ sent, again });
    }),
  ),

  http.post(
    '/modal-examples/address',
    once(async ({ request }) => {
      await readBody(request, addressSchema);
      return created();
    }),
  ),

  http.post(
    '/modal-examples/app',
    once(async ({ request }) => {
      await readBody(request, appSchema);
      return created();
    }),
  ),

  http.get('/modal-examples/user', () => HttpResponse.json<EditedUser>(store.data.user)),

  http.post('/modal-examples/user', async ({ request }) => {
    store.data.user = await readBody(request, userSchema);
    return HttpResponse.json<EditedUser>(store.data.user);
  }),

  http.post('/modal-examples/two-step', () => HttpResponse.json<TwoStepAnswer>({ secret: 'JBSWY3DPEHPK3PXP' })),

  http.post('/modal-examples/proof', async ({ request }) => {
    const { code } = await readBody(request, proofSchema);
    if (code !== proofCode) throw decline(422, 'The code is wrong');
    return HttpResponse.json<ProofAnswer>({ recoveryCodes: ['2F7K-9QXM', 'H3RT-61WD', 'P0LC-8VZB', 'N5JE-4GYS'] });
  }),
];
