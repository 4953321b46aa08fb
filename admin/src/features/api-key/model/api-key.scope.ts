import type { KeyType } from '@embarque/mocks/api-key/contract';
import type { AppAbility } from '../../../session/guards/ability.rules.ts';
import { SUBJECT_OF_TEMPLATE } from '../../../session/subjects.ts';

/** The most that a key of each type does, the strongest type first. */
const MOST: Record<KeyType, 'delete' | 'update' | 'create' | 'read'> = {
  'full-control': 'delete',
  modify: 'update',
  'read-write': 'create',
  'read-execute': 'read',
  'read-only': 'read',
  'list-folder': 'read',
};

/** The right that the owner of a key needs for it to do all of its type. */
export const neededFor = (type: KeyType) => ({ action: MOST[type], subject: SUBJECT_OF_TEMPLATE });

/** Whether a key of a type does no more than its owner may do. */
export const isWithin = (ability: AppAbility, type: KeyType): boolean => ability.can(MOST[type], SUBJECT_OF_TEMPLATE);

/** A key's type, or the strongest one that is within the rights of its owner. */
export function typeWithin(ability: AppAbility, type: KeyType): KeyType {
  if (isWithin(ability, type)) return type;
  const weaker = Object.keys(MOST) as KeyType[];
  return weaker.find((each) => isWithin(ability, each)) ?? 'list-folder';
}
