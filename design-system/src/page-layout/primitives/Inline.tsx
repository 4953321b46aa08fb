import type { ComponentPropsWithRef, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { type Alignment, type Distribution, distributions, type Space, spaceOf } from './space.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element to render, when it means more than a box: `nav`, `ul`, `footer` …
   * @default 'div'
   */
  as?: ElementType;
  /**
   * The distance between the children, also between the lines they break into.
   * @default 's'
   */
  gap?: Space | 'none';
  /**
   * The alignment of the children across the line.
   * @default 'center'
   */
  align?: Alignment;
  /**
   * The distribution of the children along the line.
   * @default 'start'
   */
  distribute?: Distribution;
  /**
   * The behaviour when the line is full.
   * @default 'wrap'
   */
  overflow?: 'wrap' | 'shrink';
}

/** Puts things beside each other and lets them wrap. For things below each other, use `Stack`. */
export function Inline({ gap = 's', align = 'center', distribute = 'start', overflow = 'wrap', ...rest }: InlineProps) {
  return <Root {...rest} $gap={gap} $align={align} $distribute={distribute} $overflow={overflow} />;
}

interface RootProps {
  $gap: Space | 'none';
  $align: Alignment;
  $distribute: Distribution;
  $overflow: 'wrap' | 'shrink';
}

const Root = styled.div<RootProps>`
  display: flex;
  min-inline-size: 0;
  ${({ $gap, $align, $distribute, $overflow }) => css`
    gap: ${spaceOf($gap)};
    align-items: ${$align};
    justify-content: ${distributions[$distribute]};
    flex-wrap: ${$overflow === 'wrap' ? 'wrap' : 'nowrap'};
  `}
`;
