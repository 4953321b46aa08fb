import { styled } from 'styled-components';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';

/** The filters of the owner and their chips, between the tools and the rows. */
export const FilterLine = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-block: 0 ${theme.space.l};
  padding-inline: ${theme.space.card};
  ${hiddenOnPaper}
`;
