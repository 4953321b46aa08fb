import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.l};
  padding-block-end: ${space.l};
  border-block-end: 1px dashed ${color.border};
  overflow-wrap: anywhere;

  &:not(:first-child) {
    padding-block-start: ${space.l};
  }

  > fieldset {
    flex: 1 1 18rem;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
`;

export const Removed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;
