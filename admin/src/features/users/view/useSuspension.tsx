import { useAlertDialog } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUserPrincipal } from '../../../people/usePrincipal.ts';
import { loadUserCounts } from '../../../people/users/users.api.ts';
import { findRefused } from '../../../people/users/user.guards.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import type { UserAccess } from './useUser.ts';

/** Asks before a user is suspended. Who may not be is named with the reason, without a question. */
export function useSuspensionQuestion({ answer }: UserAccess) {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();
  const refusalText = useRefusalText();
  const principal = useUserPrincipal();
  const { user } = answer;
  const [isChecking, setChecking] = useState(false);
  const name = user.fullName;

  /** Resolves to the reason; `null` when the user is not to be suspended. */
  const askForReason = async (): Promise<string | null> => {
    setChecking(true);
    // Without the counts the server alone refuses.
    const counts = await loadUserCounts(null, new AbortController().signal).catch(() => null);
    setChecking(false);
    const guarding = { principal, activeAdministrators: counts?.activeAdministrators ?? [] };
    const [refused] = findRefused([user], { status: 'suspended' }, guarding);
    if (refused) {
      await ask({ kind: 'info', title: t`${name} can't be suspended`, text: refusalText(refused.reason) });
      return null;
    }
    const { outcome, text } = await ask({
      kind: 'warning',
      title: t`Suspend ${name}?`,
      text: t`They'll be signed out on all devices and can't sign in until reactivated.`,
      input: { label: t({ message: 'Reason', context: 'suspension' }), description: t`Visible on this page.` },
      confirm: { label: t({ message: 'Suspend', context: 'action' }), tone: 'danger' },
      cancel: t`Cancel`,
    });
    if (outcome === 'confirmed') return text.trim().slice(0, 500);
    await ask({ kind: 'info', title: t`Suspension cancelled`, text: t`${name} keeps access.` });
    return null;
  };
  return { askForReason, isChecking, dialog };
}

/** Says that the user is suspended, once the server has confirmed it. */
export function useSuspensionMessage({ actor, answer }: UserAccess) {
  const { t } = useLingui();
  const { ask, dialog } = useAlertDialog();
  const name = answer.user.fullName;
  const tell = useEffectEvent(() => {
    void ask({ kind: 'success', title: t`${name} is suspended`, text: t`You can reactivate them on this page.` });
  });
  useEffect(() => {
    const subscription = actor.on('suspension confirmed', () => tell());
    return () => subscription.unsubscribe();
  }, [actor]);
  return dialog;
}
