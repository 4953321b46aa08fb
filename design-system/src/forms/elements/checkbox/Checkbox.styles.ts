import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { type Tone, toneColors } from '../../../theme/tones.ts';

const box = '1.125rem';
const target = theme.size.target;

export const Label = styled.label`
  display: flex;
  gap: ${theme.space.xs};
  justify-self: start;
  min-inline-size: 0;
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;

  /* Help and messages stand under the words, not under the box. */
  && ~ * {
    margin-inline-start: calc((${box} + ${target}) / 2 + ${theme.space.xs});
  }
  span {
    min-inline-size: 0;
    padding-block: calc((${target} - 1lh) / 2);
  }
`;

const tick = 'polygon(14% 44%, 0 58%, 38% 96%, 100% 26%, 86% 12%, 38% 68%)';
const dash = 'inset(42% 4%)';

/** The native checkbox: as large as a target, with the box drawn in its middle. */
export const Tick = styled.input<{ $tone: Tone }>`
  ${toneColors}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  /* The drawn box, not the target, stands on the edge of the column. */
  margin-inline-start: calc((${box} - ${target}) / 2);
  border-radius: ${theme.radius.s};
  appearance: none;
  cursor: pointer;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
  }
  &::before {
    inline-size: ${box};
    block-size: ${box};
    border: 1.5px solid ${theme.color.controlBorder};
    border-radius: 5px;
    background: ${theme.color.surface};
    transition:
      background-color ${theme.duration.fast},
      border-color ${theme.duration.fast};
  }
  &::after {
    inline-size: 0.6875rem;
    block-size: 0.6875rem;
    background: var(--on-tone);
    opacity: 0;
    clip-path: ${tick};
  }
  &:hover::before {
    border-color: var(--tone);
  }
  &:is(:checked, :indeterminate)::before {
    border-color: var(--tone);
    background: var(--tone);
  }
  &:is(:checked, :indeterminate)::after {
    opacity: 1;
  }
  &:indeterminate::after {
    clip-path: ${dash};
  }
  &[aria-invalid='true']::before {
    border-color: ${theme.color.dangerInk};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &:disabled + span {
    opacity: 0.6;
    cursor: not-allowed;
  }

  /* The system draws it better than a box and a tick in its few colours. */
  ${media.forcedColors} {
    display: revert;
    appearance: auto;
    &::before,
    &::after {
      content: none;
    }
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;
