import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { space } = theme;

export const TagHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space.xs};
`;

export const TagItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;
