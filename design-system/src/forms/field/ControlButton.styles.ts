import { css, styled } from 'styled-components';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

/** How a small button inside a control's box looks. */
export const controlButton = css`
  display: grid;
  flex: none;
  place-items: center;
  align-self: center;
  inline-size: max(1.75rem, ${theme.size.target});
  block-size: max(1.75rem, ${theme.size.target});
  margin-inline-end: ${theme.space.xs};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  color: ${theme.color.ink2};
  cursor: pointer;
  ${hiddenOnPaper}

  &:hover {
    background: ${theme.color.secondarySoft};
    color: ${theme.color.ink};
  }
  &:disabled {
    opacity: 0.5;
    cursor: inherit;
  }
  /* The room around it is the field's, so the ring stays inside. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A small button inside a control's box, such as the eye of a password. */
export const ControlButton = styled.button`
  ${controlButton}
`;
