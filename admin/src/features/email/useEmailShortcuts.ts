import type { MailListHandle } from '@embarque/design-system/mail';
import type { RefObject } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import type { Answer } from './compose/compose.draft.ts';
import { findMessage } from './model/email.layout.ts';
import { type EmailAction, shortcutsOf } from './email.shortcuts.ts';
import type { Mailbox } from './mailbox/mailbox.types.ts';

interface EmailKeys extends Pick<Mailbox, 'email' | 'compose'> {
  list: RefObject<MailListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  onReply: (answer: Answer) => void;
  onClose: () => void;
  onMoved: () => void;
}

/** Only these repeat while the key is held; a repeated delete would empty the folder. */
const ongoing: readonly EmailAction[] = ['next message', 'previous message'];

export function useEmailShortcuts({ email, compose, list, search, onReply, onClose, onMoved }: EmailKeys): void {
  const run: Record<EmailAction, (ids: number[]) => void> = {
    'next message': () => step('next'),
    'previous message': () => step('previous'),
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

  const step = (dir: 'next' | 'previous') => {
    if (email.getSnapshot().context.openId === null) list.current?.move(dir === 'next' ? 1 : -1);
    else email.send({ type: 'neighbour requested', dir });
  };
  const leave = (ids: number[], data: { folder: 'trash' } | { isRead: false }) => {
    const isOpen = email.getSnapshot().context.openId !== null;
    if (ids.length > 0) email.send({ type: 'messages flagged', ids, data });
    email.send({ type: 'selection cleared' });
    if (isOpen) onMoved();
    else if (ids.length > 0) list.current?.focus();
  };

  const isMailOpen = useActorState(email, ({ context }) => context.openId !== null);
  useShortcuts(shortcutsOf({ isMailOpen }), (action, { target, repeat }) => {
    if (repeat && !ongoing.includes(action)) return;
    const { openId, selected } = email.getSnapshot().context;
    const row = target instanceof Element && target.closest<HTMLElement>('[data-mail-id]')?.dataset['mailId'];
    const one = openId ?? (Number(row) || null);
    const isForOne = openId !== null || action === 'select' || selected.length === 0;
    run[action](isForOne ? (one === null ? [] : [one]) : [...selected]);
  });
}
