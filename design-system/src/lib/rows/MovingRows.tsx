import { Component, type ReactNode, type RefObject } from 'react';
import { prefersStillness } from '../../theme/appearance.ts';

interface MovingRowsProps {
  /** The number of rows, with those that are not drawn. */
  count: number;
  /** The element whose children the rows are. */
  parent: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A list that changes by more is another one, as after a search. */
const MOST_AT_ONCE = 3;
const MOVE_MS = 200;

/** The tops of rows below the one of their parent, in px. */
type Tops = ReadonlyMap<Element, number>;

/**
 * Lets rows move to their new places when one of them is removed or added, and fades in those that are new. At once for people
 * who prefer stillness.
 */
export class MovingRows extends Component<MovingRowsProps, object, Tops | null> {
  override getSnapshotBeforeUpdate({ count }: Readonly<MovingRowsProps>): Tops | null {
    const change = Math.abs(count - this.props.count);
    return change > 0 && change <= MOST_AT_ONCE && !prefersStillness() ? topsIn(this.props.parent.current) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Tops | null): void {
    if (!before) return;
    const now = topsIn(this.props.parent.current);
    // Another page of a list keeps none of its rows.
    if (!now.keys().some((row) => before.has(row))) return;
    for (const [row, top] of now) {
      const distance = (before.get(row) ?? top) - top;
      if (distance !== 0) move(row, { translate: `0 ${distance}px` });
      else if (!before.has(row)) move(row, { opacity: 0 });
    }
  }

  override render() {
    return this.props.children;
  }
}

function topsIn(parent: HTMLElement | null): Tops {
  const { top: start = 0 } = parent?.getBoundingClientRect() ?? {};
  return new Map(Array.from(parent?.children ?? [], (row) => [row, row.getBoundingClientRect().top - start]));
}

function move(row: Element, from: Keyframe): void {
  row.animate([from, {}], { duration: MOVE_MS, easing: 'ease-in-out' });
}
