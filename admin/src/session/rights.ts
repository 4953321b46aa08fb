import type { SafeStorage } from '../storage/storage.ts';
import type { Session } from './session.ts';
import type { SessionApi } from './session.api.ts';
import { storeRights } from './storage/rights.storage.ts';

interface RightsOptions {
  session: Session;
  api: Pick<SessionApi, 'rights'>;
  storage: SafeStorage;
}

interface Seen {
  status: number;
  rightsVersion: string | null;
}

/** Takes over the rights of the signed-in person as the server has them now. Rejects with an `HttpError` when it could not be asked. */
export async function readRights({ session, api, storage }: RightsOptions): Promise<void> {
  const { identity: before } = session.actor.getSnapshot().context;
  const rights = await api.rights();
  const { identity: after } = session.actor.getSnapshot().context;
  if (!rights || !after || after.sessionId !== before?.sessionId) return;
  storeRights(storage, rights);
  session.actor.send({ type: 'storage changed' });
}

/**
 * Reads the person's rights again when a response shows that they have changed: it has another version than the one before, or
 * refuses what the page took for allowed. All tabs take the new ones over from storage. What cannot be read changes nothing.
 *
 * @returns takes each response
 */
export function createRightsWatch(options: RightsOptions): (response: Seen) => void {
  let version: string | null = null;
  let isReading = false;
  let isOutdated = false;

  const read = async () => {
    isReading = true;
    do {
      isOutdated = false;
      // Rights that cannot be read stay as they are.
      await readRights(options).catch(() => undefined);
    } while (isOutdated);
    isReading = false;
  };

  return ({ status, rightsVersion }) => {
    const isOther = version !== null && rightsVersion !== null && version !== rightsVersion;
    version = rightsVersion ?? version;
    if (isReading) isOutdated ||= isOther;
    else if (isOther || status === 403) void read();
  };
}
