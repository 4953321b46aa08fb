import { useState } from 'react';
import { useCurrentRow } from '../../lib/rows/useCurrentRow.ts';
import { useRowFocus } from '../../lib/rows/useRowFocus.ts';
import { useRowGroups } from '../../lib/rows/useRowGroups.ts';
import { useRowsHandle } from '../../lib/rows/useRowsHandle.ts';
import { useRowSize } from '../../lib/rows/useRowSize.ts';
import { useRowWindow } from '../../lib/rows/useRowWindow.ts';
import { Busy, Ruler, Scroller } from './MailList.styles.ts';
import type { MailListProps } from './mail-list.types.ts';
import { MailRow } from './MailRow.tsx';
import { RowGroup } from './RowGroup.tsx';
import { listKeys } from './list-keys.ts';

/** 46 and 92 px with letters of the usual size. */
const HEIGHTS = { wide: 2.875, narrow: 5.75 };

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
  const [current, setCurrentId] = useCurrentRow(mails, openId);
  const chosen = new Set(selected);
  const { rowHeight, groupHeight, isNarrow } = useRowSize(ruler, HEIGHTS);
  const { heads, sizeOf } = useRowGroups({ rows: mails, groupOf, rowHeight, groupHeight });

  const { virtualizer, rows, pictured, isDrawn } = useRowWindow({
    all: mails,
    current,
    sizeOf,
    rowHeight,
    scroller,
  });
  const onShow = (position: number) => virtualizer.scrollToIndex(position);
  const { goTo, hasFocus, onFocus, onBlur } = useRowFocus({
    rows: mails,
    current,
    scroller,
    onShow,
    onCurrent: setCurrentId,
  });

  useRowsHandle({ ref, rows: mails, current, openId, isDrawn, hasFocus, goTo, onMove, onShow });

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
      <RowGroup count={mails.length} height={virtualizer.getTotalSize()}>
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
      </RowGroup>
    </Scroller>
  );
}
