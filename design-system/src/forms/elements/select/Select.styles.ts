import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import {
  controlDisabled,
  controlFocus,
  controlInvalid,
  type ControlStyleProps,
  controlSize,
  controlSurface,
  controlValid,
} from '../../field/Control.styles.ts';

/** The list of browsers that let pages style it; the others show their own. */
const picker = css`
  @supports (appearance: base-select) {
    display: flex;
    align-items: center;
    /* Browsers of 2026 leave this field's overflow in sight whatever it says: a long choice would widen the page. */
    contain: paint;

    &,
    &::picker(select) {
      appearance: base-select;
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      max-block-size: 20rem;
      margin-block: ${theme.space.xs};
      padding: ${theme.space.xs};
      border: 1px solid ${theme.color.border};
      border-radius: ${theme.radius.m};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow.floating};
      color: ${theme.color.ink};
      overscroll-behavior: contain;
    }

    option {
      display: flex;
      align-items: center;
      gap: ${theme.space.s};
      min-block-size: max(var(--control), ${theme.size.target});
      padding-block: ${theme.space.xs};
      padding-inline: ${theme.space.s};
      border-radius: ${theme.radius.s};
      overflow-wrap: anywhere;
      white-space: normal;
      cursor: pointer;
    }
    option:is(:hover, :focus) {
      background: ${theme.color.primarySoft};
    }
    option:focus-visible {
      outline: 2px solid ${theme.color.focus};
      outline-offset: -2px;
    }
    option:checked {
      color: ${theme.color.primaryInk};
      font-weight: ${theme.weight.semibold};
    }
    option:disabled {
      background: none;
      color: ${theme.color.ink3};
      cursor: not-allowed;
    }
    /* The mark stands at the end, so that words line up with those of the closed field. */
    option::checkmark {
      order: 1;
      margin-inline-start: auto;
    }
  }

  ${media.forcedColors} {
    option:is(:hover, :focus) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Native = styled.select<ControlStyleProps & { $isPlaceholder: boolean }>`
  ${controlSize}
  ${controlSurface}
  appearance: none;
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  padding-block: 0;
  padding-inline: var(--pad) calc(var(--pad) + 1rem + ${theme.space.s});
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  ${({ $isPlaceholder }) => $isPlaceholder && `color: ${theme.color.ink3};`}

  &:hover {
    border-color: ${theme.color.ink3};
  }
  &[aria-invalid='true'] {
    ${controlInvalid}
  }
  &[data-valid] {
    ${controlValid}
  }
  &:is(:focus, :open) {
    ${controlFocus}
  }
  &:disabled {
    ${controlDisabled}
  }

  ${picker}
`;

/** Stands in labels too, as of the rows per page. */
export const Frame = styled.span`
  display: block;
  position: relative;

  /* Lies over the field, and lets presses through to it. */
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space.m};
    margin-block: auto;
    color: ${theme.color.ink3};
    pointer-events: none;
  }
`;
