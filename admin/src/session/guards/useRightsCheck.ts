import { useQuery } from '../../query/useQuery.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { readRights } from '../rights.ts';
import { useQueryRetry } from '../useQueryRetry.ts';
import { useSession } from '../SessionProvider.tsx';

export interface RightsCheck {
  state: 'checking' | 'checked' | 'failed';
  error: unknown;
  isTrying: boolean;
  tryAgain: () => void;
}

/** Asks the server for the person's rights before something is denied by those that this tab knows. */
export function useRightsCheck(): RightsCheck {
  const { session, api } = useSession();
  const storage = useStorage();
  const result = useQuery(async () => {
    await readRights({ session, api, storage });
    return true;
  }, null);
  const tryAgain = useQueryRetry(result);
  const failed = result.error === null ? 'checking' : 'failed';
  return { state: result.data ? 'checked' : failed, error: result.error, isTrying: result.isLoading, tryAgain };
}
