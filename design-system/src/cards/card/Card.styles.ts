import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type CardPadding = 'normal' | 'none';
export type CardVariant = 'plain' | 'solid' | 'outline';
export type CardAlign = 'start' | 'center' | 'end';
export type ImagePosition = 'top' | 'bottom' | 'behind';

/** A footer stands at the bottom also where a neighbour makes the card higher than its content. */
export const Root = styled.div`
  --card-corner: calc(${theme.radius.xl} - 1px);
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-variant='outline'] {
    border-color: var(--tone);
  }
  &[data-variant='solid'] {
    border-color: transparent;
    background: var(--tone);
    color: var(--on-tone);
  }
  &[data-image='behind'] {
    justify-content: end;
    min-block-size: 17rem;
    border-color: transparent;
    background: ${theme.color.brand};
    color: ${theme.color.onBrandMuted};
  }
`;

/** Headings and links keep to the ground of the card where that has a colour of its own. */
const onGround = css`
  [data-variant='solid'] > & :is(h2, h3, h4, a, p) {
    color: inherit;
  }
  [data-image='behind'] > & :is(h2, h3, h4, a) {
    color: ${theme.color.onBrand};
  }
  [data-image='behind'] > & {
    position: relative;
    flex: none;
  }
`;

export const Image = styled.div`
  flex: none;
  overflow: clip;

  &:first-child {
    border-start-start-radius: var(--card-corner);
    border-start-end-radius: var(--card-corner);
  }
  &:last-child {
    border-end-start-radius: var(--card-corner);
    border-end-end-radius: var(--card-corner);
  }
  > :is(img, svg) {
    inline-size: 100%;
  }

  /* A shade of the brand under the words keeps them readable on any picture. */
  [data-image='behind'] > & {
    position: absolute;
    inset: 0;
    border-radius: var(--card-corner);

    > :is(img, svg) {
      block-size: 100%;
      object-fit: cover;
    }
    &::after {
      position: absolute;
      inset: 0;
      background: linear-gradient(transparent 5%, color-mix(in srgb, ${theme.color.brand} 92%, transparent) 62%);
      content: '';
    }
  }
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
  ${onGround}

  h2,
  h3,
  h4 {
    font-size: ${theme.text.large};
  }
`;

export const Titles = styled.div`
  flex: 1;
  min-inline-size: min-content;

  /* The title stands where it would without a subtitle, beside a card that has none. */
  &:has(> p) {
    padding-block-start: calc((${theme.size.controlSmall} - ${theme.leading.tight} * ${theme.text.large}) / 2);
  }
`;

export const Subtitle = styled.p`
  margin-block-start: ${theme.space.xxs};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
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
  flex: 1 1 auto;
  overflow-wrap: anywhere;
  ${onGround}
`;

export const Foot = styled.div`
  padding-block: ${theme.space.m};
  padding-inline: ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;
  ${onGround}

  [data-variant='solid'] > & {
    border-color: color-mix(in srgb, var(--on-tone) 24%, transparent);
  }
`;
