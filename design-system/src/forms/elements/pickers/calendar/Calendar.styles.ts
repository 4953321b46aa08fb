import { styled } from 'styled-components';
import { theme } from '../../../../theme/theme.ts';

export const Frame = styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
`;
