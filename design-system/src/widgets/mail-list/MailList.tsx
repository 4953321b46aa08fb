import { type ComponentPropsWithoutRef, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { Busy, Rows, Scroller } from './MailList.styles.ts';
import type { MailListHandle, MailRowContent } from './mail-list.types.ts';
import { MailRow } from './MailRow.tsx';
import { listKeys } from './list-keys.ts';
import { useMailWindow } from './useMailWindow.ts';

export interface MailListProps<Mail extends { id: number }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'role' | 'onFocus' | 'onKeyDown' | 'onSelect'
> {
  /** What the mails are, for screen readers: "Inbox". */
  label: string;
  /** All of them, in their order. Only those in sight are drawn. */
  mails: readonly Mail[];
  /** What is shown of a mail; asked for those in sight alone. */
  rowOf: (mail: Mail) => MailRowContent;
  /** The ids of the chosen mails. */
  selected: readonly number[];
  /** The id of the mail that is open. */
  openId?: number | null;
  /**
   * Whether other mails are on their way; these stay until they are here.
   * @default false
   */
  isBusy?: boolean;
  /** Called when a mail is to be read. */
  onOpen: (opened: { id: number }) => void;
  /** Called when a mail is taken in or out, or with `isRange` all from the last one to it are taken in. */
  onSelect: (selection: { id: number; isRange: boolean }) => void;
  /** Called when a mail gets or loses its star. */
  onStar: (change: { id: number; isStarred: boolean }) => void;
  /** What moves focus in the list from outside. */
  ref?: Ref<MailListHandle>;
}

const HEIGHT = 46;
const PHONE_HEIGHT = 92;

/** A list of mails, as long as it may be. One stop of the Tab key; arrows go from mail to mail. */
export function MailList<Mail extends { id: number }>({
  label,
  mails,
  rowOf,
  selected,
  openId = null,
  isBusy = false,
  onOpen,
  onSelect,
  onStar,
  ref,
  ...rest
}: MailListProps<Mail>) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isPhone = useMediaQuery(media.phone);
  const [current, setCurrentId] = useCurrent(mails, openId);
  const chosen = new Set(selected);
  const rowHeight = isPhone ? PHONE_HEIGHT : HEIGHT;

  const { virtualizer, rows, pictured, isDrawn } = useMailWindow({ mails, current, rowHeight, scroller });

  const wantFocus = useWantedFocus({ mails, current, scroller });

  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(index, mails.length - 1));
    const mail = mails[target];
    if (!mail) return null;
    wantFocus(mail.id);
    setCurrentId(mail.id);
    virtualizer.scrollToIndex(target);
    rowAt(scroller, mail.id)?.focus({ preventScroll: true });
    return mail;
  };

  useImperativeHandle(ref, () => ({
    focus: () => void goTo(current),
    move: (step) => void goTo(isInside(scroller) ? current + step : current),
  }));

  return (
    <Scroller
      {...rest}
      ref={setScroller}
      role="grid"
      aria-label={label}
      aria-rowcount={mails.length}
      aria-multiselectable
      aria-busy={isBusy || !isDrawn}
      onKeyDown={(event) => listKeys({ mails, current, chosen, rowHeight, goTo, onOpen, onSelect })(event)}
      onFocus={({ target }) => {
        const id = Number(target.closest<HTMLElement>('[data-mail-id]')?.dataset['mailId']);
        if (id) setCurrentId(id);
      }}
    >
      {isBusy && <Busy aria-hidden />}
      <Rows role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start, size }, place) => {
          const mail = mails[index];
          if (!mail) return null;
          return (
            <MailRow
              key={mail.id}
              {...{ id: mail.id, index, start, size, onOpen, onSelect, onStar }}
              content={rowOf(mail)}
              isPictured={place < pictured}
              isCurrent={index === current}
              isOpen={mail.id === openId}
              isSelected={chosen.has(mail.id)}
            />
          );
        })}
      </Rows>
    </Scroller>
  );
}

/** The place of the mail that has focus, or would get it. When that mail goes, the one that moves up has it. */
function useCurrent(mails: readonly { id: number }[], openId: number | null) {
  const [id, setId] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const found = mails.findIndex((mail) => mail.id === (id ?? openId));
  if (found >= 0 && found !== last) setLast(found);
  const current = Math.max(0, found >= 0 ? found : Math.min(last, mails.length - 1));
  return [current, setId] as const;
}

interface WantedFocus {
  mails: readonly { id: number }[];
  current: number;
  scroller: HTMLElement | null;
}

/** Takes focus to a mail as soon as its row is drawn; to the one that moves up when it goes meanwhile. */
function useWantedFocus({ mails, current, scroller }: WantedFocus) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const isThere = mails.some(({ id }) => id === wanted.current);
    const row = rowAt(scroller, isThere ? wanted.current : mails[current]?.id);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  return (id: number) => {
    wanted.current = id;
  };
}

const isInside = (scroller: HTMLElement | null) => scroller?.contains(document.activeElement) === true;

function rowAt(scroller: HTMLElement | null, id: number | undefined) {
  return scroller?.querySelector<HTMLElement>(`[data-mail-id="${id}"]`);
}
