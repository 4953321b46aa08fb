import { type MailListHandle, useMailSplit } from '@embarque/design-system/mail';
import type { EmailChanges } from '@embarque/mocks/email/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { RowAction } from '../list/email.rows.ts';
import type { DeleteForever } from '../list/useDeleteForever.tsx';
import type { EmailActor, Mailbox } from '../mailbox/mailbox.types.ts';
import { findMessage, neighbourOf } from '../model/email.layout.ts';

interface OpenMessage extends Mailbox, Pick<DeleteForever, 'deleteForever'> {
  list: RefObject<MailListHandle | null>;
  /** The heading of the open message. */
  subject: RefObject<HTMLElement | null>;
  onContinue: (draftId: number) => void;
}

/** Opens and closes messages by the URL. Beside the reader, focus stays in the list until a key enters the message. */
export function useOpenMessage({ email, place, go, list, subject, deleteForever, onContinue }: OpenMessage) {
  const isSplit = useMailSplit();
  const isOpen = place.mail !== null;
  const enteredId = useRef<number | null>(null);

  useEffect(() => {
    if (enteredId.current === null || enteredId.current !== place.mail) return;
    subject.current?.focus();
    enteredId.current = null;
  });

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) list.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, list]);

  // Replaces the entry, so that Back doesn't reopen a message that was moved.
  const leave = ({ folder }: EmailChanges) =>
    go({ mail: isSplit && folder ? neighbourIn(email) : null }, { replace: true });
  const leaveIfOpen = (id: number, change: EmailChanges) => {
    if (place.mail === id) leave(change);
  };
  const flag = (id: number, data: EmailChanges) => {
    if (data.folder !== undefined || data.isRead === false) leaveIfOpen(id, data);
    email.send({ type: 'messages flagged', ids: [id], data });
  };
  const remove = (id: number) => deleteForever([id], () => leaveIfOpen(id, { folder: 'trash' }));
  const rowActions: Record<RowAction, (id: number) => void> = {
    read: (id) => flag(id, { isRead: true }),
    unread: (id) => flag(id, { isRead: false }),
    'not spam': (id) => flag(id, { folder: 'inbox' }),
    trash: (id) => flag(id, { folder: 'trash' }),
    delete: remove,
  };

  return {
    isOpen,
    leave,
    remove,
    act: ({ id, action }: { id: number; action: string }) => rowActions[action as RowAction](id),
    open({ id, isByKey = false }: { id: number; isByKey?: boolean | undefined }) {
      if (findMessage(email.getSnapshot().context, id)?.folder === 'draft') return onContinue(id);
      if (isByKey && place.mail === id) return subject.current?.focus();
      enteredId.current = isByKey && isSplit ? id : null;
      go({ mail: id });
    },
    /** The reader beside the list shows the message that the keys have come to; Back leads to where they began. */
    follow: isSplit ? ({ id }: { id: number }) => go({ mail: id }, { replace: isOpen }) : undefined,
    close: () => go({ mail: null }),
  };
}

/** The message that the reader goes on to when the open one leaves the list. */
function neighbourIn(email: EmailActor): number | null {
  const { context } = email.getSnapshot();
  const neighbours = [neighbourOf(context, 'next'), neighbourOf(context, 'previous')];
  return neighbours.find((id) => typeof id === 'number') ?? null;
}
