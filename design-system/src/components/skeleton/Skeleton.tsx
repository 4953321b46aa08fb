import type { ComponentPropsWithRef } from 'react';
import { Root, type SkeletonShape } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * A line of text, a round picture, or anything else with corners.
   * @default 'line'
   */
  shape?: SkeletonShape;
  /**
   * How wide it is, as CSS writes it.
   * @default '100%', or as wide as it is high for a circle
   */
  width?: string;
  /**
   * How high it is, as CSS writes it. A line is as high as the text around it.
   * @default '2.5rem' for a circle, '6rem' for a block
   */
  height?: string;
}

/** Reserves the space of content that is loading. Wrap skeletons in `Loading`, which announces it to screen readers. */
export function Skeleton({ shape = 'line', width, height, style, ...rest }: SkeletonProps) {
  const blockSize = shape === 'line' ? undefined : (height ?? heights[shape]);
  const inlineSize = width ?? (shape === 'circle' ? blockSize : undefined);
  return <Root aria-hidden {...rest} style={{ inlineSize, blockSize, ...style }} $shape={shape} />;
}

const heights = { circle: '2.5rem', block: '6rem' };
