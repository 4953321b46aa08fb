import { useNow } from '../../../i18n/useNow.ts';
import { useAccount } from '../useAccount.ts';

/** Whether sensitive requests need the password: the last proof is older than 10 minutes. */
export function useProofNeeded(): boolean {
  const { provenUntil } = useAccount().state;
  const now = useNow();
  return provenUntil === null || Date.parse(provenUntil) <= now.getTime();
}
