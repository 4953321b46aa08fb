import { css, styled } from 'styled-components';
import { asText } from '../../theme/styles/as-text.ts';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Root as Spinner } from '../spinners/Spinner.styles.ts';

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost' | 'gradient' | 'relief';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonShape = 'rounded' | 'round';
export type ButtonWidth = 'content' | 'full' | 'square';

/**
 * Says to the styles how a button looks. Attributes, so that the styles are made once for all buttons; none for the usual
 * shape and width, since a page has hundreds of them.
 */
export interface ButtonStyleProps {
  'data-tone': Tone;
  'data-variant': ButtonVariant;
  'data-size': ButtonSize;
  'data-shape'?: ButtonShape | undefined;
  'data-width'?: ButtonWidth | undefined;
}

/** A button that ignores presses does not answer to the pointer. */
const live = ":where(:not([aria-disabled='true']))";
/** One that has nothing to do; while it is busy it has. */
const idle = "[aria-disabled='true']:not([aria-busy='true'])";

const variants = css`
  &:where([data-variant='solid'], [data-variant='gradient'], [data-variant='relief']) {
    background: var(--tone);
    color: var(--on-tone);
  }
  &:where([data-variant='solid'], [data-variant='relief'])${live}:hover {
    background: var(--tone-hover);
  }
  &:where([data-variant='soft']) {
    background: var(--tone-soft);
  }
  &:where([data-variant='soft'], [data-variant='outline'], [data-variant='ghost']) {
    color: var(--tone-ink);
  }
  &:where([data-variant='soft'])${live}:hover {
    border-color: currentColor;
  }
  &:where([data-variant='outline']) {
    border-color: color-mix(in srgb, var(--tone-ink) 40%, transparent);
  }
  &:where([data-variant='outline'], [data-variant='ghost'])${live}:hover {
    background: var(--tone-soft);
  }
  &:where([data-variant='gradient']) {
    background-image: linear-gradient(110deg, var(--tone-hover), var(--tone) 70%);
  }
  &:where([data-variant='gradient'])${live}:hover {
    background-image: linear-gradient(110deg, var(--tone-hover), var(--tone-hover));
  }
  &:where([data-variant='relief']) {
    box-shadow: inset 0 -3px 0 rgb(0 0 0 / 0.24);
  }
  &:where([data-variant='relief'])${live}:active {
    box-shadow: none;
  }
`;

const sizes = css`
  &:where([data-size='small']) {
    --control: ${theme.size.controlSmall};
    padding-inline: ${theme.space.m};
    font-size: ${theme.text.small};
  }
  &:where([data-size='medium']) {
    --control: ${theme.size.controlMedium};
    padding-inline: ${theme.space.l};
    font-size: ${theme.text.body};
  }
  &:where([data-size='large']) {
    --control: ${theme.size.controlLarge};
    padding-inline: ${theme.space.xl};
    font-size: ${theme.text.large};
  }
  &:where([data-width='full']) {
    inline-size: 100%;
  }
  &:where([data-width='square']) {
    inline-size: max(var(--control), ${theme.size.target});
    padding-inline: 0;
  }
  &:where([data-shape='round']) {
    border-radius: ${theme.radius.full};
  }
`;

/** How buttons look, whatever element they are. */
const buttonStyle = asText(css`
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
  border-radius: ${theme.radius.m};
  background: transparent;
  font-weight: ${theme.weight.semibold};
  /* The font's own box: a line lower than that would set the words above the middle of an icon beside them. */
  line-height: normal;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast},
    border-color ${theme.duration.fast};
  ${sizes}
  ${variants}
  ${hiddenOnPaper}

  &:disabled,
  &${idle} {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &:disabled {
    pointer-events: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  /*
   * The ripple, from the first press on. A shadow instead of a background, so that contrast checkers still see what the text
   * stands on.
   */
  &[data-rippled]::after {
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
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled,
    &${idle} {
      color: GrayText;
      opacity: 1;
    }
  }
`);

export const Root = styled.button`
  ${buttonStyle}
`;

export const LinkRoot = styled.a`
  ${buttonStyle}
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
