import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

export const Text = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.div`
  color: ${color.ink};
  font-weight: ${weight.medium};
`;

export const Detail = styled.div`
  min-block-size: 1.5em;
  color: ${color.ink3};
  font-size: ${text.small};
`;
