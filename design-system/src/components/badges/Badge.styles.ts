import { css, styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';

export type BadgeVariant = 'soft' | 'solid' | 'glow';
export type BadgeShape = 'pill' | 'rounded';
export type BadgeWidth = 'content' | 'full';

export interface BadgeStyleProps {
  'data-tone': Tone;
  $variant: BadgeVariant;
  $shape: BadgeShape;
  $width: BadgeWidth;
}

const filled = css`
  background: var(--tone);
  color: var(--on-tone);
`;

const variants: Record<BadgeVariant, ReturnType<typeof css>> = {
  soft: css`
    background: var(--tone-soft);
    color: var(--tone-ink);
  `,
  solid: filled,
  glow: css`
    ${filled}
    box-shadow: 0 0 12px color-mix(in srgb, var(--tone) 72%, transparent);
  `,
};

const shapes: Record<BadgeShape, string> = { pill: theme.radius.full, rounded: theme.radius.s };

/** How badges and status pills look. The border shows in forced colours only, where there are no fills. */
const badgeStyle = css<BadgeStyleProps>`
  ${({ $variant }) => variants[$variant]}
  display: inline-block;
  inline-size: ${({ $width }) => ($width === 'full' ? '100%' : 'auto')};
  max-inline-size: 100%;
  min-inline-size: 1.5rem;
  padding-block: 1px;
  padding-inline: 7px;
  border: 1px solid transparent;
  border-radius: ${({ $shape }) => shapes[$shape]};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.normal};
  text-align: center;
  text-decoration: none;
  vertical-align: middle;
  ${tabular}

  > svg {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: ${theme.space.xs};
    vertical-align: -0.15em;
  }
`;

export const Root = styled.span<BadgeStyleProps>`
  ${badgeStyle}
`;

export const LinkRoot = styled.a<BadgeStyleProps>`
  ${badgeStyle}
  position: relative;
  padding-block: calc((1.5rem - 1.5 * ${theme.text.caption}) / 2 - 1px);

  /* For a finger, the target is larger than what is drawn. */
  &::after {
    content: '';
    position: absolute;
    inset-block: min(-1px, (1.5rem - ${theme.size.target}) / 2 - 1px);
    inset-inline: -1px;
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Anchor = styled.span`
  position: relative;
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  max-inline-size: calc(100% - 0.625rem);
  overflow-wrap: anywhere;
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: -0.625rem;
  inset-inline-end: -0.625rem;
  display: flex;
  border-radius: ${theme.radius.full};
  box-shadow: 0 0 0 2px ${theme.color.surface};
  pointer-events: none;

  &[data-placement='within'] {
    inset-block-start: 2px;
    inset-inline-end: 0;
  }
  > * {
    min-inline-size: 1.125rem;
    padding-block: 0;
    padding-inline: 4px;
    line-height: 1rem;
  }
`;
