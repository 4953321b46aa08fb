import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';
import { LOWER, RAISE } from './toasts-above.ts';
import { BEGIN, END, OLDER, START } from './toasts-room.ts';

/** How long a toast takes to leave; longer than the fade, for the clock that takes it out of the page. */
export const leaveMs = 200;

const distance = theme.space.l;
const leastToast = '3.5rem';

export const Root = styled.section`
  position: relative;
  z-index: ${theme.layer.toast};
  ${hiddenOnPaper}
`;

const edges = {
  top: css`
    --from: -0.75rem;
    inset-block-start: calc(var(${START}, ${distance}) + var(${LOWER}, 0px));
  `,
  bottom: css`
    --from: 0.75rem;
    --least: 0px;
    --most: 36rem;
    inset-block-end: calc(${theme.space.xs} + var(${RAISE}, 0px) + env(safe-area-inset-bottom, 0px));
    align-items: end;
  `,
};

/** Holds the three places of an edge, beside each other or, on a phone, in one column. Presses go through it. */
export const Edge = styled.div<{ $edge: keyof typeof edges }>`
  ${({ $edge }) => edges[$edge]}
  position: fixed;
  inset-inline: calc(${theme.space.gutter} + var(${BEGIN}, 0px)) calc(${theme.space.gutter} + var(${END}, 0px));
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr);
  column-gap: ${theme.space.s};
  max-block-size: calc(100dvh - var(${START}, ${distance}) - var(${LOWER}, 0px) - ${distance} - var(${RAISE}, 0px));
  pointer-events: none;
  transition: inset-inline ${theme.duration.normal} ${theme.easing.move};

  ${media.phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Position = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  min-block-size: 0;
  max-block-size: inherit;

  &:nth-child(2) {
    align-items: center;
  }
  &:nth-child(3) {
    align-items: end;
  }
  ${media.phone} {
    && {
      align-items: stretch;
    }
  }
`;

/** There before the first toast, so that screen readers watch it. When room is short, long toasts give way and scroll. */
export const Live = styled.div`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  min-block-size: 0;
  max-inline-size: 100%;

  &:has(> :nth-child(1)) {
    min-block-size: ${leastToast};
  }
  &:has(> :nth-child(2)) {
    min-block-size: calc(2 * ${leastToast});
  }
  &:has(> :nth-child(3)) {
    min-block-size: calc(3 * ${leastToast});
  }
  &:has(> :nth-child(4)) {
    min-block-size: calc(4 * ${leastToast});
  }
`;

export const Slot = styled.div`
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  min-block-size: ${leastToast};
  inline-size: max-content;
  min-inline-size: min(var(--least, ${theme.size.layerMedium}), 100%);
  max-inline-size: min(var(--most, ${theme.size.layerLarge}), 100%);
  padding-block: ${theme.space.xs};
  pointer-events: auto;
  transition:
    opacity ${theme.duration.normal} ${theme.easing.enter},
    transform ${theme.duration.normal} ${theme.easing.enter};

  & + & {
    display: var(${OLDER}, flex);
  }
  &:not(:has(> [data-entrance])) {
    @starting-style {
      opacity: 0;
      transform: translateY(var(--from));
    }
  }
  &[inert] {
    opacity: 0;
    transition: opacity ${theme.duration.fast} ${theme.easing.exit};
    pointer-events: none;
  }
`;
