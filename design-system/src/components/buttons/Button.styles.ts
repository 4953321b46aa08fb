import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type Tone, toneColors } from '../../theme/tones.ts';
import { Root as Spinner } from '../spinners/Spinner.styles.ts';

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost' | 'gradient' | 'relief';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonShape = 'rounded' | 'round';
export type ButtonWidth = 'content' | 'full' | 'square';

export interface ButtonLook {
  $tone: Tone;
  $variant: ButtonVariant;
  $size: ButtonSize;
  $shape: ButtonShape;
  $width: ButtonWidth;
}

const filled = css`
  background: var(--tone);
  color: var(--on-tone);
`;

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  solid: css`
    ${filled}
    &:hover {
      background: var(--tone-hover);
    }
  `,
  soft: css`
    background: var(--tone-soft);
    color: var(--tone-ink);
    &:hover {
      border-color: currentColor;
    }
  `,
  outline: css`
    border-color: color-mix(in srgb, var(--tone-ink) 40%, transparent);
    color: var(--tone-ink);
    &:hover {
      background: var(--tone-soft);
    }
  `,
  ghost: css`
    color: var(--tone-ink);
    &:hover {
      background: var(--tone-soft);
    }
  `,
  gradient: css`
    ${filled}
    background-image: linear-gradient(110deg, var(--tone-hover), var(--tone) 70%);
    &:hover {
      background-image: linear-gradient(110deg, var(--tone-hover), var(--tone-hover));
    }
  `,
  relief: css`
    ${filled}
    box-shadow: inset 0 -3px 0 rgb(0 0 0 / 0.24);
    &:hover {
      background: var(--tone-hover);
    }
    &:active {
      box-shadow: none;
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    --control: ${theme.size.controlSmall};
    padding-inline: ${theme.space.m};
    font-size: ${theme.text.small};
  `,
  medium: css`
    --control: ${theme.size.controlMedium};
    padding-inline: ${theme.space.l};
    font-size: ${theme.text.body};
  `,
  large: css`
    --control: ${theme.size.controlLarge};
    padding-inline: ${theme.space.xl};
    font-size: ${theme.text.large};
  `,
};

const widths: Record<ButtonWidth, ReturnType<typeof css> | string> = {
  content: '',
  full: 'inline-size: 100%;',
  square: css`
    inline-size: max(var(--control), ${theme.size.target});
    padding-inline: 0;
  `,
};

const shapes: Record<ButtonShape, string> = { rounded: theme.radius.m, round: theme.radius.full };

/** How buttons look, whatever element they are. */
const buttonLook = css<ButtonLook>`
  ${toneColors}
  ${({ $size }) => sizes[$size]}
  ${({ $width }) => widths[$width]}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-block-size: max(var(--control), ${theme.size.target});
  max-inline-size: 100%;
  padding-block: ${theme.space.xs};
  border: 1px solid transparent;
  border-radius: ${({ $shape }) => shapes[$shape]};
  background: transparent;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.tight};
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast},
    border-color ${theme.duration.fast};

  ${({ $variant }) => variants[$variant]}

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
    pointer-events: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  /* The ripple. A shadow instead of a background, so that contrast checkers still see what the text stands on. */
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    box-shadow: inset 0 0 0 100vmax currentColor;
    opacity: 0;
    pointer-events: none;
  }

  ${media.forcedColors} {
    border-color: currentColor;
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export const Root = styled.button<ButtonLook>`
  ${buttonLook}
`;

export const LinkRoot = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** Keeps the room and the name of the content while the ring stands in its place. */
export const Unseen = styled.span`
  display: inherit;
  align-items: inherit;
  gap: inherit;
  opacity: 0;
`;

export const BusyRing = styled(Spinner)`
  position: absolute;
`;
