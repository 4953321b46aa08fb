import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: clamp(36rem, 100dvh - 8rem, 96rem);
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  /* The footer of the page has room below, where no longer column stands beside. */
  ${media.narrow} {
    block-size: clamp(36rem, 100dvh - 11rem, 96rem);
  }
  @media print {
    block-size: auto;
    overflow: visible;
    border: 0;
    box-shadow: none;
  }
`;
