import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = HeadingLevel | 'display1' | 'display2' | 'display3' | 'display4';
export type HeadingWeight = 'title' | 'bold' | 'light';

const { text } = theme;

const sizes: Record<HeadingSize, string> = {
  1: text.title,
  2: text.heading,
  3: text.large,
  4: text.body,
  5: text.small,
  6: text.caption,
  display1: `calc(1.5 * ${text.brand})`,
  display2: `calc(1.25 * ${text.brand})`,
  display3: text.brand,
  display4: text.figure,
};

const weights: Record<HeadingWeight, string> = {
  title: theme.weight.title,
  bold: theme.weight.bold,
  light: theme.weight.regular,
};

interface HeadingStyleProps {
  $size: HeadingSize;
  $weight: HeadingWeight;
}

export const Root = styled.h2<HeadingStyleProps>`
  overflow-wrap: anywhere;
  ${({ $size, $weight }) => css`
    font-size: ${sizes[$size]};
    font-weight: ${weights[$weight]};
  `}

  &[data-tone] {
    color: var(--tone-ink);
  }
`;

export const Detail = styled.small`
  color: ${theme.color.ink3};
  font-size: 0.75em;
  font-weight: ${theme.weight.regular};
  letter-spacing: normal;
`;
