import type { Tone } from '@embarque/design-system';
import type { KeyStatus, KeyType } from '@embarque/mocks/api-key/contract';
import { useLingui } from '@lingui/react/macro';
import type { KeyAction } from '../model/api-key.types.ts';

export const TYPES: readonly KeyType[] = [
  'full-control',
  'modify',
  'read-execute',
  'list-folder',
  'read-only',
  'read-write',
];

export const STATUS_TONES: Record<KeyStatus, Tone> = {
  active: 'success',
  rolling: 'warning',
  expired: 'secondary',
  revoked: 'danger',
};

/** The names of types, states and actions. */
export function useKeyTexts() {
  const { t } = useLingui();
  const types: Record<KeyType, string> = {
    'full-control': t`Full Control`,
    modify: t({ message: 'Modify', context: 'right' }),
    'read-execute': t`Read & Execute`,
    'list-folder': t`List Folder Contents`,
    'read-only': t`Read Only`,
    'read-write': t`Read Write`,
  };
  const rights: Record<KeyType, string> = {
    'full-control': t`Everything you can do, including delete.`,
    modify: t`Read, add and change; delete nothing.`,
    'read-execute': t`Read everything, and run reports.`,
    'list-folder': t`See names and lists, and no content.`,
    'read-only': t`Read everything, and change nothing.`,
    'read-write': t`Read and add; change nothing that exists.`,
  };
  const statuses: Record<KeyStatus, string> = {
    active: t({ message: 'Active', context: 'API key' }),
    rolling: t({ message: 'Rolling', context: 'API key' }),
    expired: t({ message: 'Expired', context: 'API key' }),
    revoked: t({ message: 'Revoked', context: 'API key' }),
  };
  const actions: Record<KeyAction, string> = {
    edit: t`Edit`,
    roll: t`Give a new value`,
    end: t`End the old value now`,
    renew: t({ message: 'Renew', context: 'API key' }),
    revoke: t({ message: 'Revoke', context: 'API key' }),
    delete: t`Delete`,
  };
  return { types, rights, statuses, actions };
}
