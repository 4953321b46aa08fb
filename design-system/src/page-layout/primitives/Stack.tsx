import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { type Alignment, type Space, spaceOf } from './space.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element to render, when it means more than a box: `section`, `form`, `ul` …
   * @default 'div'
   */
  as?: ElementType;
  /**
   * The distance between the children.
   * @default 'l'
   */
  gap?: Space | 'none';
  /**
   * The alignment of the children across the column.
   * @default 'stretch'
   */
  align?: Alignment;
}

/** Puts things below each other. For things beside each other, use `Inline`; for a raster, `Grid`. */
export function Stack({ gap = 'l', align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} $gap={gap} $align={align} />;
}

const Root = styled.div<{ $gap: Space | 'none'; $align: Alignment }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${({ $gap, $align }) => css`
    gap: ${spaceOf($gap)};
    align-items: ${$align};
  `}
`;
