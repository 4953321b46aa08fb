import { useLingui } from '@lingui/react/macro';

/** The same on every step: nothing is wrong with what was entered there. */
export function useProofExpired(): string {
  const { t } = useLingui();
  return t`Your password is needed once more. Continue to enter it.`;
}
