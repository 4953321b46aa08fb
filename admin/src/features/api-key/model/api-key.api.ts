import type { ApiKey } from '@embarque/mocks/api-key/contract';
import * as v from 'valibot';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { Secret } from '../../../session/secret.ts';
import type { KeyChange, Keys, Revealed, SecretRequest } from './api-key.types.ts';

const KEYS = '/api-key/keys';

const keySchema: v.GenericSchema<unknown, ApiKey> = v.object({
  id: v.number(),
  name: v.string(),
  type: v.picklist(['full-control', 'modify', 'read-execute', 'list-folder', 'read-only', 'read-write']),
  status: v.picklist(['active', 'rolling', 'expired', 'revoked']),
  end: v.string(),
  demoValue: v.nullable(v.string()),
  createdBy: v.string(),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  overlapEndsAt: v.nullable(v.string()),
});

const keysSchema = v.object({ keys: v.array(keySchema), limit: v.number() });

const revealedSchema = v.object({
  ...keysSchema.entries,
  id: v.number(),
  secret: v.pipe(
    v.string(),
    v.transform((value) => new Secret(value)),
  ),
});

const PATHS = { add: KEYS, roll: '/api-key/roll', edit: '/api-key/edit', end: '/api-key/end-overlap' } as const;

/** Calls of the API keys. They reject with an `HttpError`. */
export const apiKeyCalls = {
  load: async (signal: AbortSignal): Promise<Keys> =>
    parseAnswer(KEYS, keysSchema, await demoApi.get(KEYS, { signal })),

  reveal: async ({ kind, body }: SecretRequest): Promise<Revealed> =>
    parseAnswer<Revealed>(KEYS, revealedSchema, await demoApi.post(PATHS[kind], body, { isCreation: true })),

  change: async ({ kind, body }: KeyChange): Promise<Keys> => {
    if (kind === 'delete')
      return parseAnswer(KEYS, keysSchema, await demoApi.delete(KEYS, { params: { id: body.id } }));
    const path = kind === 'edit' || kind === 'end' ? PATHS[kind] : `/api-key/${kind}`;
    return parseAnswer(KEYS, keysSchema, await demoApi.post(path, body));
  },
};
