import { useHasPassed } from '@embarque/design-system';
import type { ApiKey, KeyStatus } from '@embarque/mocks/api-key/contract';

/** The status of a key now, as the server decides it: either of its ends may come while the page is open. */
export function useKeyStatus({ status, expiresAt, overlapEndsAt }: ApiKey): KeyStatus {
  const isExpired = useHasPassed(expiresAt);
  const isOverlapOver = useHasPassed(overlapEndsAt);
  if (status === 'revoked') return status;
  if (isExpired) return 'expired';
  return status === 'rolling' && isOverlapOver ? 'active' : status;
}
