import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The padding is within what folds, so that nothing of it stays below the title. */
export const Content = styled.div`
  padding: 0 ${theme.space.card} ${theme.space.card};
`;

/** Points up while there is something to fold, and down when there is something to unfold. */
export const Actions = styled.div`
  display: flex;
  gap: ${theme.space.xs};

  [aria-expanded] > svg {
    transition: rotate ${theme.duration.normal} ${theme.easing.move};
  }
  [aria-expanded='false'] > svg {
    rotate: 180deg;
  }
`;
