import type { KeyboardEvent } from 'react';
import type { RowOrder } from '../../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { type EditableLine, isBlank } from '../model/editable-line.ts';

interface LineKeys {
  lines: readonly EditableLine[];
  order: RowOrder<string>;
  /** Puts focus into a field of the line at this position. */
  goTo: (index: number, field: string) => void;
  /** Adds a line at the end and puts focus into it. */
  add: () => void;
  /** Moves a line by one position, with the focus in this field of it. */
  move: (index: number, step: 1 | -1, field: string) => void;
}

type Act = (() => void) | undefined;

/**
 * The key handlers of the lines, as `invoiceLinesKeyboard` documents them. They see keys before the fields do: Enter in a field must
 * not submit the form around it.
 */
export function lineKeys(keys: LineKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
    const row = target.closest<HTMLElement>('[data-row-id]');
    // Events of a menu that a line has opened pass here, too.
    if (!row || !event.currentTarget.contains(row)) return;
    const index = keys.lines.findIndex(({ id }) => id === row.dataset['rowId']);
    const act = actOf(keys, event, { index, row, target });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

interface Position {
  index: number;
  row: HTMLElement;
  target: HTMLElement;
}

function actOf(keys: LineKeys, event: KeyboardEvent, position: Position): Act {
  const field = fieldOf(position.target);
  const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
  if (field === undefined) return undefined;
  if (keys.order.active) return whileLifted(keys.order, event.key, step);
  if (event.altKey) return step && !event.shiftKey ? () => keys.move(position.index, step, field) : undefined;
  if (field === 'handle') return onHandle(keys, event, position, step);
  // The list of items takes these keys while it is open, and opens with the arrows.
  if (position.target.ariaExpanded === 'true') return undefined;
  if (event.key === 'Enter' && !event.shiftKey) return down(keys, position.index, field);
  if (event.key === 'Tab' && !event.shiftKey) return tab(keys, position);
  return step && field !== 'item' ? () => keys.goTo(position.index + step, field) : undefined;
}

function fieldOf(target: HTMLElement): string | undefined {
  if (target.matches('[data-handle]')) return 'handle';
  if (!target.matches('input')) return undefined;
  return target.dataset['field'] ?? target.closest<HTMLElement>('[data-field-of]')?.dataset['fieldOf'];
}

function whileLifted(order: RowOrder<string>, key: string, step: 1 | -1 | undefined): Act {
  if (order.active?.by !== 'keyboard') return undefined;
  if (step) return () => order.step(step);
  return { ' ': order.drop, Enter: order.drop, Tab: order.drop, Escape: order.cancel }[key];
}

function onHandle({ order, lines, goTo }: LineKeys, { key, repeat }: KeyboardEvent, at: Position, step?: 1 | -1): Act {
  if (step) return () => goTo(at.index + step, 'handle');
  const id = lines[at.index]?.id;
  return (key === ' ' || key === 'Enter') && !repeat && id !== undefined ? () => order.lift(id) : undefined;
}

/** The next line, or a new one; at most one blank line. */
function down({ lines, goTo, add }: LineKeys, index: number, field: string): () => void {
  return () => {
    if (index + 1 < lines.length) goTo(index + 1, field);
    else if (isWritten(lines)) add();
  };
}

/** Out of the last field of the last line. */
function tab({ lines, add }: LineKeys, { index, row, target }: Position): Act {
  const isLast = [...row.querySelectorAll('[data-field]')].at(-1) === target;
  return isLast && index === lines.length - 1 && isWritten(lines) ? add : undefined;
}

function isWritten(lines: readonly EditableLine[]): boolean {
  const last = lines.at(-1);
  return last === undefined || !isBlank(last);
}
