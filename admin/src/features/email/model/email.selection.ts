import type { EmailContext } from '../mailbox/email.setup.ts';

export function toggled(selected: readonly number[], id: number): number[] {
  const others = selected.filter((each) => each !== id);
  return others.length < selected.length ? others : [...selected, id];
}

type Range = Pick<EmailContext, 'shown' | 'selected' | 'anchor'>;

/** The selection with all messages from the last selected one to this one. */
export function rangeTo({ shown, selected, anchor }: Range, id: number): number[] {
  const from = shown.findIndex((mail) => mail.id === (anchor ?? id));
  const to = shown.findIndex((mail) => mail.id === id);
  if (to < 0) return [...selected];
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  return [...new Set([...selected, ...shown.slice(first, last + 1).map((mail) => mail.id)])];
}
