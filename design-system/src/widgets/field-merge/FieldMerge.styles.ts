import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  container-type: inline-size;
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space.xs};
`;

export const Count = styled.div`
  color: ${color.ink};
  font-weight: ${weight.semibold};
`;

export const Silent = styled.p`
  margin: 0;
  color: ${color.ink2};
  font-size: ${text.small};
`;
