import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, easing, radius, shadow, size, space, weight } = theme;

/** As high as the window leaves between the navbar and the footer: the list scrolls, the page does not. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  block-size: max(28rem, calc(100dvh - var(--sticky-start, 0px) - ${space.xl} - var(--below, ${space.xl})));
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;

  ${media.wide} {
    grid-template-columns: 14rem minmax(0, 1fr);

    &:has(> [data-alone]) {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    block-size: max(28rem, calc(100dvh - var(--sticky-start, 0px) - ${space.xl} - var(--below, ${space.l})));
  }

  /* Paper does not scroll: all of the mail, or of the list, is as high as it is. */
  @media print {
    display: block;
    block-size: auto;
    border: 0;
    box-shadow: none;
    overflow: visible;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding: ${space.l} ${space.m};
  border-inline-end: 1px solid ${color.border};
  overflow-y: auto;
  ${hiddenOnPaper}
`;

const slideIn = keyframes`
  from { translate: var(--from) 0; }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Drawer = styled.dialog`
  --from: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(17rem, calc(100% - 3rem));
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.ink2};
  box-shadow: ${shadow.floating};
  /* The folders scroll by themselves, and what opens from among them may be wider than they are. */
  overflow: visible;
  animation: ${slideIn} ${duration.slow} ${easing.enter};

  &:dir(rtl) {
    --from: 100%;
  }
  &::backdrop {
    background: ${color.backdrop};
    animation: ${fadeIn} ${duration.slow} ${easing.enter};
  }
  > ${Side} {
    block-size: 100%;
    border: 0;
  }
  ${hiddenOnPaper}
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;

  /* The reader has its room before a message is open, so that nothing moves when one is. */
  ${media.wide} {
    display: grid;
    grid-template: minmax(0, 1fr) / clamp(21rem, 44%, 26.25rem) minmax(0, 1fr);

    > section {
      position: static;
      animation: none;
    }
    &[data-alone] {
      display: flex;
    }
  }
  @media print {
    display: block;
    overflow: visible;
  }
`;

export const Under = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  ${media.wide} {
    border-inline-end: 1px solid ${color.border};
  }
  @media print {
    display: block;
    border: 0;

    /* Printing an open message leaves out the list. */
    &[data-covered] {
      display: none;
    }
  }
`;

/** The room of the reader while no message is open. */
export const Empty = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 0;
  overflow: auto;
  background: ${color.sunken};
  ${hiddenOnPaper}
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};

  > :not(button, [data-actions]) {
    flex: 1;
    min-inline-size: 0;
  }
  ${hiddenOnPaper}
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: calc(max(${size.controlSmall}, ${size.target}) + 10px);
  padding-inline: ${space.l} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.ink2};
  font-weight: ${weight.semibold};

  > [role='status'] {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.phone} {
    padding-inline: ${space.m} ${space.xs};
  }
  ${hiddenOnPaper}
`;

export const BarEnd = styled.div`
  display: flex;
  gap: ${space.xxs};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;

  @media print {
    overflow: visible;
  }
`;

export const SearchRoot = styled.div`
  position: relative;
`;

/** The hint is hidden on touch devices and once something is typed. */
export const SearchHint = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space.m};
  display: grid;
  place-items: center;
  pointer-events: none;

  ${SearchRoot}:has(input:not(:placeholder-shown), input:focus) & {
    display: none;
  }
  ${media.coarsePointer} {
    display: none;
  }
`;
