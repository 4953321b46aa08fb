import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: ${space.l};
  border: 1px solid ${color.primary};
  border-radius: ${radius.l};
  background: ${color.sunken};

  input {
    font-family: ${theme.font.mono};
  }
`;

export const Title = styled.h3`
  font-size: ${text.large};
  font-weight: ${weight.title};
`;
