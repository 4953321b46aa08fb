import { css, styled } from 'styled-components';
import { asText } from '../../theme/styles/as-text.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { floatingBox, floatingLabel } from './FloatingLabel.styles.ts';

export const Label = styled.label`
  ${asText(css`
    align-self: start;
    justify-self: start;
    margin-block-end: ${theme.space.xs};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  `)}
`;

export const RequiredMark = styled.span`
  color: ${theme.color.dangerInk};
`;

export const LabelHint = styled.span`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.regular};
`;

/** On the label's line to the eye, after the control to the keyboard. */
export const Action = styled.div`
  align-self: end;
  margin-block-end: ${theme.space.xs};
`;

/** A quarter of the row for the label, where the window leaves enough for both. */
const beside = css`
  ${media.beyondPhone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr) auto;

    > * {
      grid-column: 2 / -1;
    }
    /* The control: the label is first even when nobody sees it. */
    > :nth-child(2) {
      grid-row: 1;
    }
    > ${Label} {
      margin-block-end: 0;
    }
    > ${Action} {
      grid-column: 3;
      align-self: center;
      margin-block-end: 0;
    }
    &[data-action] > :nth-child(2) {
      grid-column: 2;
    }
  }
`;

/** A label, and what stands in its line or in its box. */
const inColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  column-gap: ${theme.space.m};

  > * {
    grid-column: 1 / -1;
  }
  > ${Label} {
    grid-area: 1 / 1;
    align-self: center;
  }
  > ${Action} {
    grid-area: 1 / 2;
  }
`;

/** One under the other; only what stands side by side takes a grid, which costs the browser more. */
export const Root = styled.div`
  ${asText(css`
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;

    &[data-label],
    &[data-action] {
      ${inColumns}
    }
    &[data-label='beside'] {
      ${beside}
    }
    &[data-label='floating'] {
      ${floatingBox}
      > ${Label} {
        ${floatingLabel}
      }
    }
  `)}
`;

const line = css`
  margin-block-start: ${theme.space.xs};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  ${line}
  color: ${theme.color.ink3};
`;

export const Note = styled.p`
  ${line}
  color: ${theme.color.warningInk};
`;

/** The icon stands in the middle of the first line, however many there are. */
const verdict = css`
  ${line}
  display: flex;
  gap: ${theme.space.xs};
  font-weight: ${theme.weight.medium};

  svg {
    margin-block-start: calc((1lh - ${theme.size.iconText}) / 2);
  }

  p {
    min-inline-size: 0;
  }
`;

export const ErrorText = styled.div`
  ${verdict}
  color: ${theme.color.dangerInk};
`;

export const SuccessText = styled.div`
  ${verdict}
  color: ${theme.color.successInk};
`;
