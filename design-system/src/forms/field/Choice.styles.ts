import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** How wide the drawn box of a checkbox and the ring of a radio button are. */
const mark = '1.125rem';
const target = theme.size.target;

/** The label around a checkbox, a radio button or a switch, and the words beside it. */
export const choiceLabel = css`
  display: flex;
  gap: ${theme.space.xs};
  inline-size: fit-content;
  min-inline-size: 0;
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;

  > span:last-child {
    min-inline-size: 0;
    padding-block: calc((${target} - 1lh) / 2);
  }
`;

/** The element around a control: a label without a text would name nothing. */
export const asLabelOf = (text: ReactNode) => (text ? {} : { as: 'span' as const });

/** The inset that aligns help and messages with the label instead of the mark. */
export const labelInset = `calc((${mark} + ${target}) / 2 + ${theme.space.xs})`;

/** A native checkbox or radio button: as large as a target, with its mark drawn in the middle. */
export const choiceMark = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  /* The drawn mark, not the target, stands on the edge of the column. */
  margin-inline-start: calc((${mark} - ${target}) / 2);
  appearance: none;
  cursor: pointer;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
  }
  &::before {
    inline-size: ${mark};
    block-size: ${mark};
    border: 1.5px solid ${theme.color.controlBorder};
    background: ${theme.color.surface};
    transition:
      background-color ${theme.duration.fast},
      border-color ${theme.duration.fast};
  }
  &::after {
    background: var(--on-tone);
    opacity: 0;
  }
  &:hover::before {
    border-color: var(--tone);
  }
  &:checked::before {
    border-color: var(--tone);
    background: var(--tone);
  }
  &:checked::after {
    opacity: 1;
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

  /* The system draws it better than shapes in its few colours. */
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
