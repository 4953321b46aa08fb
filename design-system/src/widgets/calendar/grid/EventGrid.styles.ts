import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;

  &:focus-visible {
    outline-offset: -2px;
  }
  > [data-color-scheme],
  > .ec {
    block-size: 100%;
    color: ${theme.color.ink2};
  }
  @media print {
    > [data-color-scheme],
    > .ec {
      block-size: auto;
    }
  }
`;
