import { type ReactNode, useRef } from 'react';
import { MovingRows } from '../../lib/rows/MovingRows.tsx';
import { Rows } from './MailList.styles.ts';

interface RowGroupProps {
  /** The number of rows, with those that are not drawn. */
  count: number;
  /** The height of all rows, in px. */
  height: number;
  children: ReactNode;
}

/** The rows of a list, each at its place. */
export function RowGroup({ count, height, children }: RowGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  return (
    <Rows ref={group} role="rowgroup" style={{ blockSize: height }}>
      <MovingRows count={count} parent={group}>
        {children}
      </MovingRows>
    </Rows>
  );
}
