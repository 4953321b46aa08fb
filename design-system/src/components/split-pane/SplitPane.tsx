import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { Edge, Pane, Root } from './SplitPane.styles.ts';
import { type PaneSize, usePaneSize } from './usePaneSize.ts';
import { useEdge } from './useEdge.ts';

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onResize'> {
  /** The name of the edge, for screen readers: "Width of the list". */
  label: string;
  /** The pane that is made wider and narrower, and can be folded away. */
  first: ReactNode;
  /** The pane that takes the rest. */
  second: ReactNode;
  /** How wide the first pane is, in per cent, when somebody else decides; 0 is folded away. */
  size?: number;
  /**
   * How wide the first pane is at first, in per cent.
   * @default 40
   */
  defaultSize?: number;
  /**
   * The least that the first pane may take, in per cent.
   * @default 20
   */
  minFirst?: number;
  /**
   * The least that the second pane may take, in per cent.
   * @default 20
   */
  minSecond?: number;
  /** Called with the width of the first pane while it changes; 0 when it was folded away. */
  onResize?: (change: PaneSize) => void;
}

/**
 * Two things to work with beside each other, the edge between them in the person's hand. On phones they stand below each
 * other. Where nobody needs another width, use `Grid`; for a detail that comes and goes, `SidePanel`.
 */
export function SplitPane({
  label,
  first,
  second,
  size: controlled,
  defaultSize = 40,
  minFirst = 20,
  minSecond = 20,
  onResize,
  style,
  ...rest
}: SplitPaneProps) {
  const firstId = useId();
  const edgeRef = useRef<HTMLDivElement>(null);
  const pane = usePaneSize({ controlled, defaultSize, least: minFirst, most: 100 - minSecond, onResize });
  const edge = useEdge(edgeRef, pane);
  const isFolded = pane.size === 0;

  return (
    <Root {...rest} style={{ '--first': `${pane.size}fr`, '--second': `${100 - pane.size}fr`, ...style }}>
      <Pane id={firstId} data-folded={isFolded || undefined}>
        {first}
      </Pane>
      <Edge
        {...edge}
        ref={edgeRef}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={firstId}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuenow={Math.round(pane.size)}
        aria-valuemax={pane.most}
      />
      <Pane>{second}</Pane>
    </Root>
  );
}
