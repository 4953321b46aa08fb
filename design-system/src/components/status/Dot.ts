import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';

/** The round mark of a state that is going on, in the colour of the text around it. Decorative: a word says the same. */
export const Dot = styled.span`
  display: inline-block;
  flex: none;
  inline-size: var(--dot, 0.375rem);
  block-size: var(--dot, 0.375rem);
  border-radius: 50%;
  background: currentColor;

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
