import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type CardPadding = 'normal' | 'none';

export const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  min-block-size: calc(${theme.size.controlSmall} + 2 * ${theme.space.m});
  padding-block: ${theme.space.m};
  padding-inline: ${theme.space.card};
  overflow-wrap: anywhere;

  h2,
  h3,
  h4 {
    font-size: ${theme.text.large};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
`;

const paddings: Record<CardPadding, ReturnType<typeof css>> = {
  normal: css`
    padding: ${theme.space.card};

    ${Head} + & {
      padding-block-start: 0;
    }
  `,
  none: css`
    --corner: calc(${theme.radius.xl} - 1px);
    overflow: clip;

    &:first-child {
      border-start-start-radius: var(--corner);
      border-start-end-radius: var(--corner);
    }
    /* The card's own edge stands in for the upper line of a table head. */
    &:first-child > :first-child {
      margin-block-start: -1px;
    }
    &:last-child {
      border-end-start-radius: var(--corner);
      border-end-end-radius: var(--corner);
    }
  `,
};

export const Body = styled.div<{ $padding: CardPadding }>`
  ${({ $padding }) => paddings[$padding]}
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  padding-block: ${theme.space.m};
  padding-inline: ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;
`;
