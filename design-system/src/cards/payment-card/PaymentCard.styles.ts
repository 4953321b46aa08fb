import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export const Amount = styled.strong`
  color: ${theme.color.ink};
  font-size: ${theme.text.heading};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.title};
  ${tabular}
`;
