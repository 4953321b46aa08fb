import type { MailListHandle } from '@embarque/design-system/mail';
import type { RefObject } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import type { Answer } from './compose/compose.draft.ts';
import { findMail } from './model/email.layout.ts';
import { type EmailAction, shortcutsOf } from './email.shortcuts.ts';
import type { Mailbox } from './mailbox/mailbox.types.ts';

interface EmailKeys extends Pick<Mailbox, 'email' | 'compose'> {
  list: RefObject<MailListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Answers the open mail. */
  onAnswer: (answer: Answer) => void;
  /** Closes the open mail. */
  onClose: () => void;
  /** Closes the open mail, which was moved. */
  onMoved: () => void;
}

/** A key that is held goes on through the mails; all else it does once, or it would empty the folder. */
const ongoing: readonly EmailAction[] = ['next mail', 'previous mail'];

/** The shortcuts of the mailbox, wherever focus is on its page. */
export function useEmailKeys({ email, compose, list, search, onAnswer, onClose, onMoved }: EmailKeys): void {
  const run: Record<EmailAction, (ids: number[]) => void> = {
    'next mail': () => step('next'),
    'previous mail': () => step('previous'),
    select: ([id]) => id !== undefined && email.send({ type: 'selection toggled', id }),
    star: (ids) => {
      const isStarred = !ids.every((id) => findMail(email.getSnapshot().context, id)?.isStarred);
      email.send({ type: 'mails flagged', ids, data: { isStarred } });
      const { openId, list: query } = email.getSnapshot().context;
      if (openId === null && query.folder === 'starred') list.current?.focus();
    },
    trash: (ids) => leave(ids, { folder: 'trash' }),
    unread: (ids) => leave(ids, { isRead: false }),
    reply: () => onAnswer('reply'),
    'reply all': () => onAnswer('reply all'),
    forward: () => onAnswer('forward'),
    compose: () => compose.send({ type: 'mail begun', start: {} }),
    search: () => search.current?.focus(),
    close: () => onClose(),
  };

  const step = (dir: 'next' | 'previous') => {
    if (email.getSnapshot().context.openId === null) list.current?.move(dir === 'next' ? 1 : -1);
    else email.send({ type: 'turn asked', dir });
  };
  const leave = (ids: number[], data: { folder: 'trash' } | { isRead: false }) => {
    const isOpen = email.getSnapshot().context.openId !== null;
    if (ids.length > 0) email.send({ type: 'mails flagged', ids, data });
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
