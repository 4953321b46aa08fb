import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bar, BarEnd } from '../../mail-box/MailBox.styles.ts';
import { TOOLS_ABOVE_TOASTS } from '../../../lib/toast-marks.ts';

export interface TaskBarProps extends ComponentPropsWithRef<'div'> {
  /** How many tasks there are. It is announced when it changes. */
  status: string;
  /** Buttons for all of them, such as their order. */
  children?: ReactNode;
}

/** The line above the tasks. */
export function TaskBar({ status, children, ...rest }: TaskBarProps) {
  return (
    <Bar {...rest} {...TOOLS_ABOVE_TOASTS}>
      <span role="status">{status}</span>
      <BarEnd>{children}</BarEnd>
    </Bar>
  );
}
