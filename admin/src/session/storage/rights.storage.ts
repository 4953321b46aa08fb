import type { SafeStorage } from '../../storage/storage.ts';
import type { Rights } from '../session.types.ts';

const USER_DATA = 'userData';

/** Stores other rights of the signed-in person, where every tab of the session finds them. */
export function storeRights(storage: SafeStorage, rights: Rights): void {
  const stored = storage.read(USER_DATA);
  if (stored !== null) storage.write([[USER_DATA, JSON.stringify({ ...(JSON.parse(stored) as object), ...rights })]]);
}
