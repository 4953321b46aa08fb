import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import type { KeysAnswer, SecretAnswer } from './api-key.contract.ts';
import {
  addKey,
  deleteKey,
  editKey,
  endOverlap,
  listKeys,
  renewKey,
  revokeKey,
  rollKey,
  useValue,
} from './api-key.rules.ts';
import { addKeySchema, editKeySchema, keySchema, renewKeySchema, rollKeySchema } from './api-key.schema.ts';

export type Call = { request: Request };

const valueIn = ({ headers }: Request) => headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

/** Keys cannot manage keys: a call that carries one is refused. */
const byPerson =
  (resolve: (call: Call) => Response | Promise<Response>) =>
  async (call: Call): Promise<Response> => {
    if (valueIn(call.request)) throw decline(403, 'keys cannot manage keys');
    return resolve(call);
  };

const keys = (answer: KeysAnswer) => HttpResponse.json<KeysAnswer>(answer);

/** The response to a repeated request is the only other one with that value. */
const withSecret = (status: number, create: (request: Request) => Promise<SecretAnswer>) =>
  byPerson(
    once(async ({ request }: Call) => HttpResponse.json<SecretAnswer>(await create(request), { status }), {
      isSecret: true,
    }),
  );

export const createKey = withSecret(201, async (request) => addKey(await readBody(request, addKeySchema)));

export const apiKeyHandlers = [
  http.get(
    '/api-key/keys',
    byPerson(() => keys(listKeys())),
  ),
  http.post('/api-key/keys', createKey),
  http.post(
    '/api-key/edit',
    byPerson(async ({ request }) => keys(editKey(await readBody(request, editKeySchema)))),
  ),
  http.post(
    '/api-key/roll',
    withSecret(200, async (request) => rollKey(await readBody(request, rollKeySchema))),
  ),
  http.post(
    '/api-key/end-overlap',
    byPerson(async ({ request }) => keys(endOverlap((await readBody(request, keySchema)).id))),
  ),
  http.post(
    '/api-key/renew',
    byPerson(async ({ request }) => keys(renewKey(await readBody(request, renewKeySchema)))),
  ),
  http.post(
    '/api-key/revoke',
    byPerson(async ({ request }) => keys(revokeKey((await readBody(request, keySchema)).id))),
  ),
  http.delete(
    '/api-key/keys',
    byPerson(async ({ request }) => keys(deleteKey(Number(await readId(request))))),
  ),
  http.get('/api-key/try', ({ request }) => {
    const { name, type } = useValue(valueIn(request));
    return HttpResponse.json({ name, type });
  }),
];
