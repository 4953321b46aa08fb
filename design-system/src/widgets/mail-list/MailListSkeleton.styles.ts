import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: auto 11rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.l};
  block-size: 46px;
  padding-inline: ${theme.space.l};
  border-block-end: 1px solid ${theme.color.border};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    block-size: 92px;
  }
`;
