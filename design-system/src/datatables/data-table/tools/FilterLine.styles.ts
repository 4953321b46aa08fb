import { styled } from 'styled-components';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';

/** The filters of the owner and their chips, between the tools and the rows: in one line where it has room for both. */
export const FilterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding-block: 0 ${theme.space.l};
  padding-inline: ${theme.space.card};
  ${hiddenOnPaper}
`;
