import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** A line above the rows, for what concerns some of them. */
export const BarAbove = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
`;
