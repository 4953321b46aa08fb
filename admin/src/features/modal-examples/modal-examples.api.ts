import type {
  AddressRequest,
  AppRequest,
  CardRequest,
  EditedUser,
  InvitationsAnswer,
  LinkRequest,
  ProjectAnswer,
  RoleRequest,
} from '@embarque/mocks/modal-examples/contract';
import * as v from 'valibot';
import type { CallOptions } from '../../http/http.call.ts';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';

const BASE = '/modal-examples';

const candidate = { id: v.number(), name: v.string(), email: v.string(), avatar: v.string() };

const projectSchema: v.GenericSchema<unknown, ProjectAnswer> = v.object({
  members: v.array(v.object({ ...candidate, role: v.picklist(['owner', 'edit', 'comment', 'view']) })),
  candidates: v.array(v.object(candidate)),
  link: v.string(),
  level: v.picklist(['members', 'public']),
  linkEndsOn: v.optional(v.nullable(v.string()), null),
  linkDays: v.optional(v.nullable(v.picklist([7, 30])), null),
  self: v.number(),
});

const userSchema: v.GenericSchema<unknown, EditedUser> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
  email: v.string(),
  status: v.picklist(['active', 'inactive', 'suspended']),
  taxId: v.string(),
  contact: v.string(),
  language: v.string(),
  country: v.string(),
  isBilling: v.boolean(),
});

const invitationsSchema: v.GenericSchema<unknown, InvitationsAnswer> = v.object({
  sent: v.array(v.string()),
  again: v.array(v.string()),
});

const get = async <T>(path: string, schema: v.GenericSchema<unknown, T>, signal: AbortSignal) =>
  parseAnswer(path, schema, await demoApi.get(path, { signal }));
const post = async <T>(path: string, schema: v.GenericSchema<unknown, T>, body: unknown, options?: CallOptions) =>
  parseAnswer(path, schema, await demoApi.post(path, body, options));
const create = async (task: string, body: unknown) =>
  void (await demoApi.post(`${BASE}/${task}`, body, { isCreation: true }));

/** Calls of the modals. They reject with an `HttpError`. */
export const modalCalls = {
  project: (_: null, signal: AbortSignal) => get(`${BASE}/project`, projectSchema, signal),
  setRole: (request: RoleRequest) => post(`${BASE}/role`, projectSchema, request),
  setLink: (link: LinkRequest) => post(`${BASE}/link`, projectSchema, link),
  addCard: (card: CardRequest) => create('card', card),
  invite: (emails: readonly string[]) =>
    post(`${BASE}/invitations`, invitationsSchema, { emails }, { isCreation: true }),
  addAddress: (address: AddressRequest) => create('address', address),
  createApp: (app: AppRequest) => create('app', app),
  user: (_: null, signal: AbortSignal) => get(`${BASE}/user`, userSchema, signal),
  saveUser: (user: EditedUser) => post(`${BASE}/user`, userSchema, user),
  twoStep: async () => (await post(`${BASE}/two-step`, v.object({ secret: v.string() }), {})).secret,
  prove: async (code: string) =>
    (await post(`${BASE}/proof`, v.object({ recoveryCodes: v.array(v.string()) }), { code })).recoveryCodes,
};
