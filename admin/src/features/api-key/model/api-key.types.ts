import type {
  AddKeyRequest,
  ApiKey,
  EditKeyRequest,
  KeyStatus,
  RenewKeyRequest,
  RollKeyRequest,
} from '@embarque/mocks/api-key/contract';
import type { Secret } from '../../../session/secret.ts';

export type KeyAction = 'edit' | 'roll' | 'end' | 'renew' | 'revoke' | 'delete';

/** The actions that each status allows; the server has the same table. */
export const ACTIONS: Record<KeyStatus, readonly KeyAction[]> = {
  active: ['edit', 'roll', 'revoke'],
  rolling: ['end'],
  expired: ['renew', 'delete'],
  revoked: ['delete'],
};

/** A change of a key that answers with the list. */
export type KeyChange =
  | { kind: 'edit'; body: EditKeyRequest }
  | { kind: 'end'; body: { id: number } }
  | { kind: 'renew'; body: RenewKeyRequest }
  | { kind: 'revoke'; body: { id: number } }
  | { kind: 'delete'; body: { id: number } };

/** A request that answers with a value, which is shown once. */
export type SecretRequest = { kind: 'add'; body: AddKeyRequest } | { kind: 'roll'; body: RollKeyRequest };

export interface Keys {
  keys: readonly ApiKey[];
  limit: number;
}

export interface Revealed extends Keys {
  id: number;
  secret: Secret<string>;
}

export type KeysEvent =
  | { type: 'value requested'; request: SecretRequest }
  | { type: 'change requested'; change: KeyChange }
  | { type: 'value stored' }
  | { type: 'entry changed' }
  | { type: 'try again' };

export interface KeysContext extends Keys {
  request: SecretRequest | null;
  change: KeyChange | null;
  /** The value that is shown now, with the id of its key; never more than one, and never again. */
  revealed: { id: number; secret: Secret<string> } | null;
  error: unknown;
}
