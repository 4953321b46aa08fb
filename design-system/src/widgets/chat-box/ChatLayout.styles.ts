import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, easing, layer, radius, shadow, space } = theme;

/** As high as the window leaves between the navbar and the footer: the messages scroll, the page does not. */
export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: clamp(17rem, 28%, 22rem) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  block-size: max(28rem, calc(100dvh - var(--sticky-start, 0px) - ${space.xl} - var(--below, ${space.xl})));
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  /* A panel that comes from beyond the edge must not scroll the frame when it takes focus. */
  overflow: clip;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

const slideIn = keyframes`
  from { translate: var(--from) 0; }
`;

/** Over the chat, from one of its sides; on phones as wide as the chat. */
const panel = css`
  position: absolute;
  inset-block: 0;
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  inline-size: min(22rem, 100%);
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  overflow: hidden;
  animation: ${slideIn} ${duration.slow} ${easing.enter};

  &:focus {
    outline: none;
  }
  ${media.phone} {
    inline-size: 100%;
  }
`;

export const List = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${color.border};

  &[data-drawer] {
    --from: -100%;
    ${panel}
    inset-inline: 0 auto;

    &:dir(rtl) {
      --from: 100%;
    }
  }
`;

export const StartPanel = styled.div`
  --from: -100%;
  ${panel}
  inset-inline: 0 auto;

  &:dir(rtl) {
    --from: 100%;
  }
`;

export const EndPanel = styled.div`
  --from: 100%;
  ${panel}
  inset-inline: auto 0;

  &:dir(rtl) {
    --from: -100%;
  }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  background: ${color.backdrop};
  animation: ${fadeIn} ${duration.slow} ${easing.enter};
`;
