import { css, styled } from 'styled-components';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Clipped to the room of the list, because nobody scrolls through skeletons. */
export const Root = styled(Loading)`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow: hidden;
  container-type: inline-size;
`;

const narrow = css`
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  block-size: 5.75rem;

  > :first-child {
    grid-row: span 2;
  }
  > :last-child {
    grid-column: 2;
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: auto 11rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.l};
  block-size: 2.875rem;
  padding-inline: ${theme.space.l};
  border-block-end: 1px solid ${theme.color.border};

  ${media.phone} {
    ${narrow}
  }
  @container (max-width: 29.99rem) {
    ${narrow}
  }
`;
