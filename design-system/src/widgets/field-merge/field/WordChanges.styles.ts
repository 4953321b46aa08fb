import { css, styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { color, radius } = theme;

export const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const marked = css`
  border-radius: ${radius.s};
  box-decoration-break: clone;
`;

export const Added = styled.ins`
  ${marked}
  background: ${color.successSoft};
  color: ${color.successInk};
  text-underline-offset: 0.2em;
`;

export const Removed = styled.del`
  ${marked}
  background: ${color.dangerSoft};
  color: ${color.dangerInk};
`;
