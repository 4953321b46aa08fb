import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  column-gap: ${theme.space.m};
  min-inline-size: 0;

  > * {
    grid-column: 1 / -1;
  }
`;

export const Label = styled.label`
  justify-self: start;
  margin-block-end: ${theme.space.xs};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;

  ${Root} > && {
    grid-area: 1 / 1;
  }
`;

export const RequiredMark = styled.span`
  color: ${theme.color.dangerInk};
`;

/** On the label's line to the eye, after the control to the keyboard. */
export const Action = styled.div`
  align-self: end;
  margin-block-end: ${theme.space.xs};

  ${Root} > && {
    grid-area: 1 / 2;
  }
`;

const line = css`
  margin-block-start: ${theme.space.xs};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

export const Description = styled.div`
  ${line}
  color: ${theme.color.ink3};
`;

export const Messages = styled.div``;

export const Note = styled.div`
  ${line}
  color: ${theme.color.warningInk};
`;

/** The icon stands in the middle of the first line, however many there are. */
export const ErrorText = styled.div`
  ${line}
  display: flex;
  gap: ${theme.space.xs};
  color: ${theme.color.dangerInk};
  font-weight: ${theme.weight.medium};

  svg {
    margin-block-start: calc((1lh - ${theme.size.iconText}) / 2);
  }

  span {
    min-inline-size: 0;
  }
`;
