import { css, styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

export type QuoteEdge = 'none' | 'start' | 'end';

const edges: Record<QuoteEdge, ReturnType<typeof css> | undefined> = {
  none: undefined,
  start: css`
    padding-inline-start: ${theme.space.l};
    border-inline-start: 3px solid var(--tone);
  `,
  end: css`
    padding-inline-end: ${theme.space.l};
    border-inline-end: 3px solid var(--tone);
    text-align: end;
  `,
};

export const Root = styled.div<{ $edge: QuoteEdge }>`
  display: flex;
  gap: ${theme.space.l};
  align-items: flex-start;
  overflow-wrap: anywhere;
  ${({ $edge }) => edges[$edge]}
`;

export const Content = styled.figure`
  display: grid;
  flex: 1;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

export const Text = styled.blockquote`
  color: ${theme.color.ink};
  font-size: ${theme.text.large};
  text-wrap: pretty;
`;

export const Source = styled.figcaption`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};

  &::before {
    content: '— ' / '';
  }
`;
