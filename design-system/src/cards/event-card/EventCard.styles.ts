import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.l};
  overflow-wrap: anywhere;

  > div {
    min-inline-size: 0;
  }
  h2,
  h3,
  h4 {
    font-size: ${theme.text.large};
  }
`;
