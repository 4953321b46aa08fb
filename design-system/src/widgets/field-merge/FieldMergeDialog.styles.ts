import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Stands apart from the buttons, which keep their place when it goes. */
export const Reason = styled.span`
  flex: 1 1 12rem;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;
