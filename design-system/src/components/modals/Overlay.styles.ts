import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { createGlobalStyle, css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ScrollArea } from '../scroll-area/ScrollArea.tsx';
import { toastsAtTheTop, toastsBeside } from '../toasts/toaster/toasts-room.ts';

export type OverlayPlacement = 'center' | 'start' | 'end' | 'top' | 'bottom';
/**
 * The part that scrolls when the content does not fit: the content, the whole dialog, or the page behind it as well.
 */
export type OverlayScroll = 'content' | 'window' | 'page';
export type OverlaySize = 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'full';

/** Lies over the page and takes the press beside the dialog. */
export const Backdrop = styled(ModalOverlay)<{ $position: OverlayPlacement }>`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: var(--visual-viewport-height, 100dvh);
  background: ${theme.color.backdrop};
  transition: opacity ${theme.duration.normal};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  &[data-backdrop='none'] {
    background: none;
  }
  &[data-entrance='atOnce'] {
    transition: none;
  }
  &[data-scroll='window'] {
    overflow: auto;
  }
`;

/** Lets the page scroll that React Aria holds still behind every overlay. */
export const ScrollingPage = createGlobalStyle`
  html { overflow: auto !important; }
`;

const centred = css`
  place-self: center;
  inline-size: min(var(--size), 100% - 2 * ${theme.space.l});
  block-size: var(--block-size, auto);
  max-block-size: calc(100% - 2 * ${theme.space.l});
  border-radius: ${theme.radius.xl};

  &[data-entering],
  &[data-exiting] {
    scale: 0.97;
  }
  [data-scroll='window'] > & {
    max-block-size: none;
    margin-block: ${theme.space.l};
  }
`;

const side = css`
  block-size: 100%;
  inline-size: min(var(--size), 100% - ${theme.space.xxxl});

  ${media.phone} {
    inline-size: 100%;
    border: 0;
    border-radius: 0 !important;
  }
`;

const strip = css`
  inline-size: 100%;
  max-block-size: min(var(--size), 100% - ${theme.space.xxxl});
`;

/** `--away` is where it comes from and goes to; it turns round in right-to-left. */
const places: Record<OverlayPlacement, ReturnType<typeof css>> = {
  center: centred,
  start: css`
    ${side}
    --away: -100% 0;
    justify-self: start;
    border-start-end-radius: ${theme.radius.xl};
    border-end-end-radius: ${theme.radius.xl};

    &:dir(rtl) {
      --away: 100% 0;
    }
  `,
  end: css`
    ${side}
    --away: 100% 0;
    justify-self: end;
    border-start-start-radius: ${theme.radius.xl};
    border-end-start-radius: ${theme.radius.xl};

    &:dir(rtl) {
      --away: -100% 0;
    }
  `,
  top: css`
    ${strip}
    --away: 0 -100%;
    align-self: start;
    border-end-start-radius: ${theme.radius.xl};
    border-end-end-radius: ${theme.radius.xl};
  `,
  bottom: css`
    ${strip}
    --away: 0 100%;
    align-self: end;
    border-start-start-radius: ${theme.radius.xl};
    border-start-end-radius: ${theme.radius.xl};
  `,
};

const rems: Record<Exclude<OverlaySize, 'full'>, number> = { xsmall: 20, small: 25, medium: 34, large: 50, xlarge: 71 };

const sizeOf = (size: OverlaySize) =>
  size === 'full' ? '--size: 100%; --block-size: 100%;' : `--size: ${rems[size]}rem;`;

/** A dialog has room above it on a wide window only, and a panel at the end beside it. */
function roomForToasts(position: OverlayPlacement, size: OverlaySize) {
  if (size === 'full') return toastsAtTheTop;
  if (position === 'end') return toastsBeside(rems[size]);
  return css`
    ${media.phone} {
      ${toastsAtTheTop}
    }
  `;
}

export const Surface = styled(Modal)<{ $position: OverlayPlacement; $size: OverlaySize }>`
  ${({ $size }) => sizeOf($size)}
  ${({ $position, $size }) => roomForToasts($position, $size)}
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: clip;
  border: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.floating};
  transition:
    translate ${theme.duration.slow} ${theme.easing.enter},
    scale ${theme.duration.normal} ${theme.easing.enter};
  ${({ $position }) => places[$position]}

  &[data-exiting] {
    transition-timing-function: ${theme.easing.exit};
    transition-duration: ${theme.duration.normal};
  }
  &[data-entering],
  &[data-exiting] {
    translate: var(--away, 0 0);
  }
  &[data-entrance='atOnce'] {
    transition: none;
  }
`;

export const Content = styled(Dialog)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`;

export const Body = styled(ScrollArea)`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${theme.space.card};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  padding-inline: ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};
`;

export const Failure = styled.div`
  color: ${theme.color.dangerInk};
  font-weight: ${theme.weight.medium};

  &:empty {
    display: none;
  }
`;
