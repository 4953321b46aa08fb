import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const { duration, space } = theme;

export const TagHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space.xs};

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const TagItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  ${media.hover} {
    &:not(:hover, :focus-within) > button:not([aria-expanded='true']) {
      opacity: 0;
    }
    > button {
      transition: opacity ${duration.fast};
    }
  }
`;
