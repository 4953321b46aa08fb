import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export const Root = styled.ul`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.s} ${space.m};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Image = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.ink3};
  overflow: clip;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
