import type { KeyboardEvent } from 'react';
import { moveInRow } from '../../lib/rows/move-in-row.ts';
import { stepOf } from '../../lib/rows/row-steps.ts';
import type { MailListProps } from './mail-list.types.ts';

interface ListKeys<Mail extends { id: number }> extends Pick<
  MailListProps<Mail>,
  'mails' | 'onOpen' | 'onMove' | 'onSelect'
> {
  /** The place of the mail that is the stop of the Tab key. */
  current: number;
  chosen: ReadonlySet<number>;
  rowHeight: number;
  goTo: (index: number) => Mail | null;
}

/** The key handlers of the list, as `mailListKeyboard` documents them. */
export function listKeys<Mail extends { id: number }>({
  mails,
  current,
  chosen,
  rowHeight,
  goTo,
  onOpen,
  onMove,
  onSelect,
}: ListKeys<Mail>) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row-id]');
    if (!row) return;
    const onRow = event.target === row;
    const mail = mails[current];
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1);
    const step = stepOf(event.key, { page, count: mails.length });
    if (step !== undefined) {
      event.preventDefault();
      if (event.shiftKey && mail && !chosen.has(mail.id)) onSelect({ id: mail.id, isRange: false });
      const reached = goTo(current + step);
      if (event.shiftKey && reached) onSelect({ id: reached.id, isRange: true });
      else if (reached) onMove?.({ id: reached.id });
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      moveInRow(row, event.target as HTMLElement, event.key);
    } else if (onRow && mail && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (event.key === 'Enter') onOpen({ id: mail.id, isByKey: true });
      else onSelect({ id: mail.id, isRange: false });
    }
  };
}
