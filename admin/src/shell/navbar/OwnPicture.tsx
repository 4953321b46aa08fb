import { useEffect } from 'react';
import { useAbility } from '../../session/guards/ability.ts';
import { ownPicture } from '../../session/picture/own-picture.storage.ts';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';

/** Asks the account for its picture when this browser does not know it: the response to a sign-in need not have it. Draws nothing. */
export function OwnPicture() {
  const mayReadAccount = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const area = useUserStorage();

  useEffect(() => {
    const entry = ownPicture.in(area);
    if (!mayReadAccount || entry.read() !== undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    loadPicture(signal).then(
      (picture) => {
        // The settings may have stored a newer one meanwhile.
        if (!signal.aborted && entry.read() === undefined) entry.write(picture);
      },
      // Initials need no message.
      () => undefined,
    );
    return () => leaving.abort();
  }, [mayReadAccount, area]);
  return null;
}

async function loadPicture(signal: AbortSignal): Promise<string | null> {
  const { accountCalls } = await import('../../features/account-settings/server/account.api.ts');
  return accountCalls.picture(signal);
}
