import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { movements } from '../../theme/styles/movements.ts';
import { theme } from '../../theme/theme.ts';

/** Without the animation it stands at the start, where it still says that something is under way. */
export const Runner = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 40%;
  border-radius: ${theme.radius.full};
  background: ${theme.color.primary};
  animation: ${movements.run} 1.2s ${theme.easing.move} infinite;

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

/** It waits before it appears, so that quick answers do not flicker. */
export const Root = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.layer.toast};
  block-size: 3px;
  ${hiddenOnPaper}
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${theme.duration.fast};

  /* Movement has no inline direction: it is drawn for left-to-right and mirrored for the other. */
  direction: ltr;
  &:dir(rtl) {
    scale: -1 1;
  }

  &[data-loading='true'] {
    opacity: 1;
    transition-delay: 300ms;
  }

  /* A page whose code is there comes without it; any other shows it within a tenth of a second. */
  &[data-loading='true'][data-awaited] {
    transition-delay: 50ms;
    transition-duration: 50ms;
  }

  &[data-loading='false'] > ${Runner} {
    animation: none;
  }
`;
