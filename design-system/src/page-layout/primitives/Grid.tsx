import type { ComponentPropsWithRef, ElementType } from 'react';
import { Root } from './Grid.styles.ts';
import type { Space } from './space.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element to render, when it means more than a box: `ul`, `section` …
   * @default 'div'
   */
  as?: ElementType;
  /**
   * The distance between the cells.
   * @default 'gap'
   */
  gap?: Space | 'none';
  /**
   * The least width of a cell, as CSS writes it; as many cells stand beside each other as fit.
   * @default '16rem'
   */
  minCell?: string;
  /**
   * The layout of an incomplete last row: keep empty cells, or stretch.
   * @default 'keep'
   */
  lastRow?: 'keep' | 'stretch';
}

/** A raster of equal cells that finds its own number of columns. For one row or one column, use `Inline` or `Stack`. */
export function Grid({ gap = 'gap', minCell = '16rem', lastRow = 'keep', ...rest }: GridProps) {
  return <Root {...rest} $gap={gap} $minCell={minCell} $lastRow={lastRow} />;
}
