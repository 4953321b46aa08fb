import type { MouseEvent, ReactNode } from 'react';
import { Box } from './Control.styles.ts';
import type { FieldSize } from './field-props.ts';

interface ControlBoxProps {
  size: FieldSize;
  /** The direction of the control, which what stands beside it follows: a prefix belongs to its number. */
  dir?: string | undefined;
  children: ReactNode;
}

/** The box around a native control and what shares its edge; pressing beside the control puts the caret into it, and pressing a button leaves it there. */
export function ControlBox({ size, dir, children }: ControlBoxProps) {
  return (
    <Box data-size={size} dir={dir} onMouseDown={focusControl}>
      {children}
    </Box>
  );
}

/** Puts the caret into the control of the box that was pressed beside it. */
export function focusControl(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || event.target.closest('input, textarea, a')) return;
  event.preventDefault();
  const isOnButton = event.target.closest('button');
  if (!isOnButton) event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
