import { useConfirm } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EmailActor } from '../mailbox/mailbox.types.ts';

export interface DeleteForever {
  /** Deletes messages for good once that is confirmed; `onConfirmed` is called before. */
  deleteForever: (ids: readonly number[], onConfirmed?: () => void) => void;
  /** The question. */
  dialog: ReactNode;
}

/** Asks before messages are deleted for good. */
export function useDeleteForever(email: EmailActor): DeleteForever {
  const { t } = useLingui();
  const { ask, dialog } = useConfirm();

  const begin = async (ids: readonly number[], onConfirmed?: () => void) => {
    const isConfirmed = await ask({
      title: t`${plural(ids.length, { one: 'Delete this message forever?', other: 'Delete # messages forever?' })}`,
      children: t`They can't be restored afterwards.`,
      confirmLabel: t`Delete forever`,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    onConfirmed?.();
    email.send({ type: 'messages deleted', ids: [...ids] });
    email.send({ type: 'selection cleared' });
  };
  return { deleteForever: (ids, onConfirmed) => void begin(ids, onConfirmed), dialog };
}
