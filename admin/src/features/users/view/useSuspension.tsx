import { useAlertDialog } from '@embarque/design-system';
import type { AccountChanges } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useUserAsker } from '../../../people/useAsker.ts';
import { loadUserCounts } from '../../../people/users/users.api.ts';
import { findRefused } from '../../../people/users/user.guards.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import { useQuery } from '../../../query/useQuery.ts';
import type { SaveOptions, UserAccountAccess } from './useUserAccount.ts';

/** Suspends a user after a warning, says how it went, and reactivates them. */
export function useSuspension({ answer, save }: UserAccountAccess) {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();
  const refusalText = useRefusalText();
  const asker = useUserAsker();
  const counts = useQuery(loadUserCounts, null);
  const { user } = answer;
  const name = user.fullName;

  /** Resolves to whether the user is suspended; other changes are saved together with it. */
  const suspend = async (others: AccountChanges = {}, options: SaveOptions = {}) => {
    const guarding = { asker, activeAdministrators: counts.data?.activeAdministrators ?? [] };
    const [refused] = findRefused([user], { status: 'suspended' }, guarding);
    if (refused) {
      await ask({ kind: 'info', title: t`${name} can't be suspended`, text: refusalText(refused.reason) });
      return false;
    }
    const { outcome, text } = await ask({
      kind: 'warning',
      title: t`Suspend ${name}?`,
      text: t`They are signed out everywhere, and can't sign in until they are reactivated.`,
      input: { label: t({ message: 'Reason', context: 'suspension' }), description: t`Shown on this page.` },
      confirm: { label: t`Yes, suspend`, tone: 'danger' },
      cancel: t`Cancel`,
    });
    if (outcome !== 'confirmed') {
      await ask({ kind: 'info', title: t`Suspension cancelled`, text: t`${name} keeps access.` });
      return false;
    }
    if (!(await save({ ...others, status: 'suspended' }, { ...options, reason: text }))) return false;
    counts.reload();
    await ask({ kind: 'success', title: t`${name} is suspended`, text: t`You can reactivate them on this page.` });
    return true;
  };
  const reactivate = async () => {
    if (await save({ status: 'active' }, { done: t`${name} reactivated` })) counts.reload();
  };
  return { suspend, reactivate: () => void reactivate(), dialog };
}
