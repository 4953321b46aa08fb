import { type FocusEvent, useEffect, useRef } from 'react';

interface ListFocus<Mail extends { id: number }> {
  mails: readonly Mail[];
  /** The place of the mail that has focus, or would get it. */
  current: number;
  scroller: HTMLElement | null;
  /** Brings a mail in sight. */
  onShow: (position: number) => void;
  /** Called with the id of the mail that gets focus. */
  onCurrent: (id: number) => void;
}

/** Takes focus from mail to mail, and keeps it on the list when the row that has it goes. */
export function useListFocus<Mail extends { id: number }>({
  mails,
  current,
  scroller,
  onShow,
  onCurrent,
}: ListFocus<Mail>) {
  const wantFocus = useWantedFocus({ mails, current, scroller });
  const hadFocus = useRef(false);

  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(index, mails.length - 1));
    const mail = mails[target];
    if (!mail) return null;
    onCurrent(mail.id);
    onShow(target);
    const row = rowAt(scroller, mail.id);
    // A focused row must not take focus back from where it goes next.
    wantFocus(row ? null : mail.id);
    row?.focus({ preventScroll: true });
    return mail;
  };

  useEffect(() => {
    // A removed row loses focus without a blur event; leaving the list fires one.
    if (hadFocus.current && document.activeElement === document.body) goTo(current);
  });

  return {
    goTo,
    hasFocus: () => scroller?.contains(document.activeElement) === true,
    onFocus: ({ target }: FocusEvent) => {
      hadFocus.current = true;
      const id = Number(target.closest<HTMLElement>('[data-mail-id]')?.dataset['mailId']);
      if (id) onCurrent(id);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // While another window of the computer has focus, the row is where it comes back to.
      hadFocus.current = currentTarget.contains(relatedTarget ?? document.activeElement);
    },
  };
}

/** Takes focus to a mail as soon as its row is drawn; to the one that moves up when it goes meanwhile. */
function useWantedFocus({
  mails,
  current,
  scroller,
}: Pick<ListFocus<{ id: number }>, 'mails' | 'current' | 'scroller'>) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const isThere = mails.some(({ id }) => id === wanted.current);
    const row = rowAt(scroller, isThere ? wanted.current : mails[current]?.id);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (id: number | null) => {
    wanted.current = id;
  };
}

function rowAt(scroller: HTMLElement | null, id: number | undefined) {
  return scroller?.querySelector<HTMLElement>(`[data-mail-id="${id}"]`);
}
