import { type MailListHandle, useMailSplit } from '@embarque/design-system/mail';
import type { EmailChanges } from '@embarque/mocks/email/contract';
import type { RefObject } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import type { Answer } from './compose/compose.draft.ts';
import { hasOthers } from './model/address/email.reply.ts';
import { findMessage } from './model/email.layout.ts';
import { type EmailAction, shortcutsOf } from './email.shortcuts.ts';
import type { Mailbox } from './mailbox/mailbox.types.ts';

interface EmailKeys extends Pick<Mailbox, 'email' | 'compose' | 'writer'> {
  list: RefObject<MailListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  onReply: (answer: Answer) => void;
  onClose: () => void;
  onMoved: (change: EmailChanges) => void;
}

/** Only these repeat while the key is held; a repeated delete would empty the folder. */
const ongoing: readonly EmailAction[] = ['next message', 'previous message'];

export function useEmailShortcuts(keys: EmailKeys): void {
  const { email, compose, writer, list, search, onReply, onClose, onMoved } = keys;
  const run: Record<EmailAction, (ids: number[], isInList: boolean) => void> = {
    'next message': (_, isInList) => step('next', isInList),
    'previous message': (_, isInList) => step('previous', isInList),
    select: ([id]) => id !== undefined && email.send({ type: 'selection toggled', id }),
    star: (ids) => {
      const isStarred = !ids.every((id) => findMessage(email.getSnapshot().context, id)?.isStarred);
      email.send({ type: 'messages flagged', ids, data: { isStarred } });
      const { openId, list: query } = email.getSnapshot().context;
      if (openId === null && query.folder === 'starred') list.current?.focus();
    },
    trash: (ids) => leave(ids, { folder: 'trash' }),
    unread: (ids) => leave(ids, { isRead: false }),
    reply: () => onReply('reply'),
    'reply all': () => onReply('reply all'),
    forward: () => onReply('forward'),
    compose: () => compose.send({ type: 'message started', start: {} }),
    search: () => search.current?.focus(),
    close: () => onClose(),
  };

  const step = (dir: 'next' | 'previous', isInList: boolean) => {
    if (isInList || email.getSnapshot().context.openId === null) list.current?.move(dir === 'next' ? 1 : -1);
    else email.send({ type: 'neighbour requested', dir });
  };
  const leave = (ids: number[], data: { folder: 'trash' } | { isRead: false }) => {
    const { openId } = email.getSnapshot().context;
    const isOpen = openId !== null && ids.includes(openId);
    if (isOpen) onMoved(data);
    if (ids.length > 0) email.send({ type: 'messages flagged', ids, data });
    email.send({ type: 'selection cleared' });
    if (!isOpen && ids.length > 0) list.current?.focus();
  };

  const isSplit = useMailSplit();
  const hasReplyAll = useActorState(email, ({ context: { mail } }) => mail !== null && hasOthers(mail, writer));
  const isMailOpen = useActorState(email, ({ context }) => context.openId !== null);
  useShortcuts(
    shortcutsOf({ isListInReach: isSplit || !isMailOpen, isMailOpen, hasReplyAll }),
    (action, { target, repeat }) => {
      if (repeat && !ongoing.includes(action)) return;
      const { openId, selected } = email.getSnapshot().context;
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
      const isInList = Boolean(row);
      const one = isInList ? Number(row) : openId;
      const isForOne = action === 'select' || selected.length === 0 || (openId !== null && !isInList);
      run[action](isForOne ? (one === null ? [] : [one]) : [...selected], isInList);
    },
  );
}
