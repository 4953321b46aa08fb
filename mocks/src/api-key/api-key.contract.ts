import type { RolePrincipal } from '../roles/roles.contract.ts';

export type KeyType = 'full-control' | 'modify' | 'read-execute' | 'list-folder' | 'read-only' | 'read-write';

/** The life of a key; `rolling` while its old value still works. */
export type KeyStatus = 'active' | 'rolling' | 'expired' | 'revoked';

/** Days until a key expires; null for never. */
export type KeyLife = 30 | 90 | 365 | null;

/** Hours for which the old value of a rolled key still works. */
export type Overlap = 0 | 1 | 24 | 168;

export interface ApiKey {
  id: number;
  name: string;
  type: KeyType;
  status: KeyStatus;
  /** The last four characters of its value. */
  end: string;
  /** The whole value of a key that came with the demo; null for every other one. */
  demoValue: string | null;
  createdBy: string;
  /** Moments in ISO 8601. */
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  /** The old value works until then. */
  overlapEndsAt: string | null;
}

export interface KeysAnswer {
  /** The newest first. */
  keys: ApiKey[];
  /** How many keys there may be. */
  limit: number;
}

/** The only answer that ever holds a value. */
export interface SecretAnswer extends KeysAnswer {
  id: number;
  secret: string;
}

/** Requests that give a key power: it stays within the rights of the person who asks. */
interface OwnerAsking {
  /** The person who asks; an administrator when it is left out. */
  by?: RolePrincipal;
}

export interface AddKeyRequest extends OwnerAsking {
  name: string;
  type: KeyType;
  life: KeyLife;
}

export interface EditKeyRequest extends OwnerAsking {
  id: number;
  name: string;
  type: KeyType;
}

export interface RollKeyRequest extends OwnerAsking {
  id: number;
  overlap: Overlap;
}

export interface RenewKeyRequest extends OwnerAsking {
  id: number;
  life: KeyLife;
}

export interface KeyRequest {
  id: number;
}
