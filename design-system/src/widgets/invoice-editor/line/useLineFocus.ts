import { useLayoutEffect, useRef } from 'react';
import { slideRow } from '../../../lib/rows/slide-row.ts';

interface FocusRequest {
  index: number;
  field: string;
  /** Whether the line was added, so that it slides in. */
  isNew?: boolean;
}

/** Puts focus into fields of lines, also of a line that is about to be drawn. */
export function useLineFocus(rows: { current: HTMLElement | null }) {
  const request = useRef<FocusRequest>(undefined);

  const focus = ({ index, field, isNew = false }: FocusRequest): boolean => {
    const row = rows.current?.children[index];
    if (isNew && row instanceof HTMLElement) void slideRow(row, 'in');
    const target = row?.querySelector<HTMLElement>(selectorOf(field));
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
    return target !== undefined && target !== null;
  };

  // After each drawing of the lines; without a request there is nothing to do.
  useLayoutEffect(() => {
    if (request.current && focus(request.current)) request.current = undefined;
  });

  return {
    /** Puts focus into a field that is there. */
    goTo: (index: number, field: string) => void (focus({ index, field }) || focus({ index, field: 'tax' })),
    /** Puts focus into a field once the lines are drawn again. */
    goToNext: (next: FocusRequest) => {
      request.current = next;
    },
  };
}

function selectorOf(field: string): string {
  if (field === 'handle') return '[data-handle]';
  return field === 'item' ? '[data-field-of="item"] input' : `[data-field="${field}"]`;
}
