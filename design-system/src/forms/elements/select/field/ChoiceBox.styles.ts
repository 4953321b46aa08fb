import { styled } from 'styled-components';
import { theme } from '../../../../theme/theme.ts';
import { Box, controlDisabled, controlFocus, controlInvalid, controlValid } from '../../../field/Control.styles.ts';

/** A control's box whose input does not lie directly in it, because tags share its room. */
export const ChoiceBox = styled(Box)`
  &:has(input:read-only) {
    background: ${theme.color.sunken};
  }
  &:has(input[aria-invalid='true']) {
    ${controlInvalid}
  }
  &:has(input[data-valid]) {
    ${controlValid}
  }
  &:has(input:focus) {
    ${controlFocus}
  }
  &:has(input:disabled) {
    ${controlDisabled}
  }
`;

/** Tags, and the room to type that is left beside or below them. */
export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;

  &:has([data-tags]) {
    padding-block: ${theme.space.xs};
    padding-inline-start: ${theme.space.xs};
  }
  /* The box shows the focus. */
  > input:focus-visible {
    outline: none;
  }
  > input {
    flex: 1 1 5rem;
    align-self: stretch;
    min-block-size: max(1.625rem, ${theme.size.target});
  }
  /* Beside tags it takes a line of its own only when what is typed needs it. */
  > [data-tags] ~ input {
    flex-basis: 2.5rem;
    padding-inline: ${theme.space.xs};

    @supports (field-sizing: content) {
      flex-basis: auto;
      min-inline-size: 2.5rem;
      max-inline-size: 100%;
      field-sizing: content;
    }
  }
`;
