import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space, text } = theme;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
`;

export const Reason = styled.p`
  color: ${color.ink};
`;

export const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: 0;
  color: ${color.ink2};
  font-size: ${text.small};
  list-style: none;
`;

export const Fact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};

  > svg {
    margin-block-start: 0.15em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  align-items: center;
`;
