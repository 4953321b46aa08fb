import { decline } from '../lib/http/answers.ts';
import { hmacSha256 } from '../lib/http/hmac.ts';
import { requireProof } from '../lib/http/proof.ts';
import { fold } from '@embarque/design-system/fold';
import { reader } from '../lib/sample/people.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type {
  AddKeyRequest,
  ApiKey,
  EditKeyRequest,
  KeyLife,
  KeysAnswer,
  KeyStatus,
  RenewKeyRequest,
  RollKeyRequest,
  SecretAnswer,
} from './api-key.contract.ts';
import { apiKeySample, type StoredKey } from './api-key.data.ts';
import { requireWithin } from './api-key.rights.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const LIMIT = 10;

const digestOf = (value: string) => hmacSha256('api-key', value);
const store = sampleStore(() => apiKeySample(digestOf), { keptAs: 'apiKeys' });

type Action = 'edit' | 'roll' | 'end' | 'renew' | 'revoke' | 'delete';

/** The actions that each status allows. */
const ALLOWED: Record<KeyStatus, readonly Action[]> = {
  active: ['edit', 'roll', 'revoke'],
  rolling: ['end'],
  expired: ['renew', 'delete'],
  revoked: ['delete'],
};

function statusOf({ isRevoked, expiresAt, old }: StoredKey): KeyStatus {
  if (isRevoked) return 'revoked';
  if (expiresAt !== null && expiresAt <= now()) return 'expired';
  return old && old.until > now() ? 'rolling' : 'active';
}

const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

function shown(key: StoredKey): ApiKey {
  const { id, name, type, end, demoValue, createdBy, createdAt, expiresAt, lastUsedAt, old } = key;
  const status = statusOf(key);
  return {
    id,
    name,
    type,
    status,
    end,
    demoValue,
    createdBy,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: iso(expiresAt),
    lastUsedAt: iso(lastUsedAt),
    overlapEndsAt: status === 'rolling' ? iso(old?.until ?? null) : null,
  };
}

export const listKeys = (): KeysAnswer => ({ keys: store.data.keys.map(shown).toReversed(), limit: LIMIT });

function newValue(): { secret: string; digest: string; end: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(14));
  const secret = `emb_live_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { secret, digest: digestOf(secret), end: secret.slice(-4) };
}

const expiryOf = (life: KeyLife) => (life === null ? null : now() + life * DAY_MS);

function checkName(name: string, id?: number): void {
  const isTaken = store.data.keys.some((key) => key.id !== id && fold(key.name) === fold(name));
  if (isTaken) throw decline(409, 'name: Another key has this name');
}

/** The key, when its status allows the action: 404 for no such key, 409 otherwise. */
function keyFor(id: number, action: Action): StoredKey {
  const key = store.data.keys.find((each) => each.id === id);
  if (!key) throw decline(404, 'There is no such key');
  const status = statusOf(key);
  if (!ALLOWED[status].includes(action)) throw decline(409, `A key that is ${status} does not allow this: ${action}`);
  return key;
}

export function addKey({ name, type, life, by }: AddKeyRequest): SecretAnswer {
  const { data } = store;
  requireWithin(type, by);
  requireProof();
  checkName(name);
  if (data.keys.length >= LIMIT) throw decline(422, `There are ${LIMIT} keys already`);
  const { secret, digest, end } = newValue();
  data.lastId += 1;
  const times = { createdAt: now(), expiresAt: expiryOf(life), lastUsedAt: null };
  const life0 = { isRevoked: false, old: null, demoValue: null, createdBy: reader };
  data.keys.push({ id: data.lastId, name, type, digest, end, ...times, ...life0 });
  return { ...listKeys(), id: data.lastId, secret };
}

export function editKey({ id, name, type, by }: EditKeyRequest): KeysAnswer {
  const key = keyFor(id, 'edit');
  // A name can be changed whatever the key has already.
  if (type !== key.type) requireWithin(type, by);
  requireProof();
  checkName(name, id);
  Object.assign(key, { name, type });
  return listKeys();
}

/** Gives a key a new value. The old one works until the end of the overlap, exactly. */
export function rollKey({ id, overlap, by }: RollKeyRequest): SecretAnswer {
  const key = keyFor(id, 'roll');
  requireWithin(key.type, by);
  requireProof();
  const { secret, digest, end } = newValue();
  const old = { digest: key.digest, until: now() + overlap * HOUR_MS };
  Object.assign(key, { digest, end, demoValue: null, old });
  return { ...listKeys(), id, secret };
}

export function endOverlap(id: number): KeysAnswer {
  Object.assign(keyFor(id, 'end'), { old: null });
  return listKeys();
}

export function renewKey({ id, life, by }: RenewKeyRequest): KeysAnswer {
  const key = keyFor(id, 'renew');
  requireWithin(key.type, by);
  requireProof();
  Object.assign(key, { expiresAt: expiryOf(life) });
  return listKeys();
}

export function revokeKey(id: number): KeysAnswer {
  Object.assign(keyFor(id, 'revoke'), { isRevoked: true, old: null });
  return listKeys();
}

export function deleteKey(id: number): KeysAnswer {
  const key = keyFor(id, 'delete');
  store.data.keys.splice(store.data.keys.indexOf(key), 1);
  return listKeys();
}

/** The key of a value that works now; the refusal otherwise. */
export function useValue(value: string): ApiKey {
  const digest = digestOf(value);
  const key = store.data.keys.find((each) => each.digest === digest || each.old?.digest === digest);
  if (!key) throw decline(401, 'unknown key');
  const status = statusOf(key);
  if (status === 'revoked' || status === 'expired') throw decline(401, status);
  if (key.digest !== digest && (key.old?.until ?? 0) <= now()) throw decline(401, 'rolled');
  key.lastUsedAt = now();
  return shown(key);
}
