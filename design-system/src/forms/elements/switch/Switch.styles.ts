import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { choiceLabel } from '../../field/Choice.styles.ts';

const width = '2.5rem';
const height = '1.375rem';
const gap = '3px';
const thumb = `calc(${height} - 2 * ${gap})`;
const target = `max(${theme.size.target}, ${height})`;

export const Label = styled.label`
  ${choiceLabel}
  gap: ${theme.space.s};
  cursor: pointer;

  && ~ p,
  && ~ div {
    margin-inline-start: calc(${width} + ${theme.space.s});
  }
  &:has(:disabled) {
    --faded: 0.6;
    cursor: not-allowed;
  }
  > * {
    opacity: var(--faded, 1);
  }
`;

export const Track = styled.span`
  position: relative;
  flex: none;
  align-self: start;

  > svg {
    position: absolute;
    inset-block: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-block: auto;
    stroke-width: 3;
    pointer-events: none;
  }
  > svg:nth-of-type(1) {
    inset-inline-start: 0.375rem;
    color: var(--on-tone);
  }
  > svg:nth-of-type(2) {
    inset-inline-end: 0.375rem;
    color: ${theme.color.surface};
  }
  > :checked ~ svg:nth-of-type(2),
  > :not(:checked) ~ svg:nth-of-type(1) {
    opacity: 0;
  }
  ${media.forcedColors} {
    > svg {
      color: ButtonText;
    }
    > :checked ~ svg {
      color: HighlightText;
    }
  }
`;

/** The native checkbox, which says its state itself: as high as a target, with the track drawn in its middle. */
export const Native = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  display: grid;
  align-items: center;
  inline-size: ${width};
  block-size: ${target};
  appearance: none;
  cursor: inherit;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    border-radius: ${theme.radius.full};
  }
  &::before {
    inline-size: ${width};
    block-size: ${height};
    background: ${theme.color.controlBorder};
    transition: background-color ${theme.duration.fast};
  }
  &::after {
    inline-size: ${thumb};
    block-size: ${thumb};
    margin-inline-start: ${gap};
    background: ${theme.color.surface};
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.24);
    transition: margin-inline-start ${theme.duration.fast} ${theme.easing.move};
  }
  &:checked::before {
    background: var(--tone);
  }
  &:checked::after {
    margin-inline-start: calc(${width} - ${thumb} - ${gap});
    background: var(--on-tone);
  }
  &[aria-invalid='true']::before {
    outline: 1.5px solid ${theme.color.dangerInk};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    &::before {
      border: 1px solid ButtonText;
      background: ButtonFace;
    }
    &::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &:checked::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:focus-visible::before {
      outline-color: Highlight;
    }
    &:disabled::before {
      border-color: GrayText;
    }
  }
`;
