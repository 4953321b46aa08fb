import { connectHttp } from '../../http/http.ts';
import { tabName } from '../../storage/tab.ts';
import { type StorageKey, tabStorage } from '../../storage/storage.ts';
import type { Session } from '../session.ts';

const SIGN_INS: StorageKey = 'embarque.signIns';

/**
 * Names this tab to the fake API, where it can be signed out from another one, and ends the session of this tab alone then. Each
 * sign-in makes it another device: one that was signed out is let in again by its password, and by no reload.
 */
export function connectDevice({ actor }: Pick<Session, 'actor'>): void {
  const signIns = () => Number(tabStorage.read(SIGN_INS) ?? 0);
  let wasSignedIn = actor.getSnapshot().matches('signedIn');
  actor.subscribe((snapshot) => {
    const isSignedIn = snapshot.matches('signedIn');
    if (isSignedIn && !wasSignedIn) tabStorage.write([[SIGN_INS, String(signIns() + 1)]]);
    wasSignedIn = isSignedIn;
  });
  connectHttp({
    device: () => (actor.getSnapshot().matches('signedIn') ? `${tabName()};${signIns()}` : null),
    onRevoked: () => actor.send({ type: 'session revoked' }),
  });
}
