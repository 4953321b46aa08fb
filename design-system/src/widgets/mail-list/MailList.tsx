import { useState } from 'react';
import { Busy, Rows, Ruler, Scroller } from './MailList.styles.ts';
import type { MailListProps } from './mail-list.types.ts';
import { MailRow } from './MailRow.tsx';
import { listKeys } from './focus/list-keys.ts';
import { useCurrentMail } from './focus/useCurrentMail.ts';
import { useListFocus } from './focus/useListFocus.ts';
import { useListHandle } from './focus/useListHandle.ts';
import { useMailGroups } from './window/useMailGroups.ts';
import { useMailWindow } from './window/useMailWindow.ts';
import { useRowSize } from './window/useRowSize.ts';

/**
 * A list of mails, as long as it may be. One stop of the Tab key; arrows go from mail to mail. A `HighlightScope` around marks
 * what is searched.
 */
export function MailList<Mail extends { id: number }>({
  label,
  mails,
  rowOf,
  groupOf,
  selected,
  openId = null,
  isBusy = false,
  onOpen,
  onMove,
  onAction,
  onSelect,
  onStar,
  ref,
  ...rest
}: MailListProps<Mail>) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [ruler, setRuler] = useState<HTMLElement | null>(null);
  const [current, setCurrentId] = useCurrentMail(mails, openId);
  const chosen = new Set(selected);
  const { rowHeight, groupHeight, isNarrow } = useRowSize(ruler);
  const { heads, sizeOf } = useMailGroups({ mails, groupOf, rowHeight, groupHeight });

  const { virtualizer, rows, pictured, isDrawn } = useMailWindow({
    mails,
    current,
    sizeOf,
    rowHeight,
    scroller,
  });
  const onShow = (position: number) => virtualizer.scrollToIndex(position);
  const { goTo, hasFocus, onFocus, onBlur } = useListFocus({
    mails,
    current,
    scroller,
    onShow,
    onCurrent: setCurrentId,
  });

  useListHandle({ ref, mails, current, openId, isDrawn, hasFocus, goTo, onMove, onShow });

  return (
    <Scroller
      {...rest}
      ref={setScroller}
      role="grid"
      aria-label={label}
      aria-rowcount={mails.length}
      aria-multiselectable
      aria-busy={isBusy || !isDrawn}
      onKeyDown={(event) => listKeys({ mails, current, chosen, rowHeight, goTo, onOpen, onMove, onSelect })(event)}
      onFocus={onFocus}
      onBlur={onBlur}
      data-narrow={isNarrow || undefined}
    >
      <Ruler ref={setRuler} aria-hidden />
      {isBusy && <Busy aria-hidden />}
      <Rows role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start, size }, position) => {
          const mail = mails[index];
          if (!mail) return null;
          return (
            <MailRow
              key={mail.id}
              {...{ id: mail.id, index, start, size, groupHeight, onOpen, onAction, onSelect, onStar }}
              group={heads.get(index)}
              content={rowOf(mail)}
              isPictured={position < pictured}
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
