import type { MailListHandle } from '@embarque/design-system/mail';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Answer } from './compose.draft.ts';
import { findMail } from './email.layout.ts';
import { actionOf, type EmailAction } from './email.shortcuts.ts';
import type { Mailbox } from './useMailbox.ts';

interface EmailKeys extends Pick<Mailbox, 'email' | 'compose' | 'go'> {
  list: RefObject<MailListHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Whether single letters are switched on. */
  hasLetters: boolean;
  /** Answers the open mail. */
  onAnswer: (answer: Answer) => void;
  /** Closes the open mail. */
  onClose: () => void;
}

/** What takes keys itself: fields, and whatever lies over the page. */
const TAKERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** The shortcuts of the mailbox, wherever focus is on its page. */
export function useEmailKeys({ email, compose, go, list, search, hasLetters, onAnswer, onClose }: EmailKeys): void {
  const run: Record<EmailAction, (ids: number[]) => void> = {
    'next mail': () => step('next'),
    'previous mail': () => step('previous'),
    select: ([id]) => id !== undefined && email.send({ type: 'selection toggled', id }),
    star: (ids) => {
      const isStarred = !ids.every((id) => findMail(email.getSnapshot().context, id)?.isStarred);
      email.send({ type: 'mails flagged', ids, data: { isStarred } });
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
    if (isOpen) go({ mail: null });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest(TAKERS) || document.querySelector('[role="menu"], dialog[open]')) return;
    const { openId, selected } = email.getSnapshot().context;
    const action = actionOf({ key: event.key, hasLetters, isMailOpen: openId !== null });
    if (!action) return;
    event.preventDefault();
    const row = Number(target.closest<HTMLElement>('[data-mail-id]')?.dataset['mailId']);
    const one = openId ?? (row || null);
    const isForOne = openId !== null || action === 'select' || selected.length === 0;
    run[action](isForOne ? (one === null ? [] : [one]) : [...selected]);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
