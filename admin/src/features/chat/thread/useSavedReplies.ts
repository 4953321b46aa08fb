import type { SavedReply } from '@embarque/design-system/chat';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Texts that the travel desk writes again and again. */
export function useSavedReplies(): readonly SavedReply[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'look',
        title: t`Looking into it`,
        text: t`Thanks for your message. I'm looking into it and will get back to you today.`,
      },
      {
        id: 'receipts',
        title: t`Receipts needed`,
        text: t`Could you please send me the receipts and the airline's confirmation?`,
      },
      {
        id: 'restart',
        title: t`Restart the phone`,
        text: t`The eSIM is active. Please restart the phone and turn on data roaming.`,
      },
      { id: 'call', title: t`Call me`, text: t`It's easier by phone. When can I call you?` },
    ],
    [t],
  );
}
