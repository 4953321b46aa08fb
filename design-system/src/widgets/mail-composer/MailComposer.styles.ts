import { css, keyframes, styled } from 'styled-components';
import { ROOM } from '../../components/toasts/toaster/toasts-above.ts';
import { toastsAtTheTop } from '../../components/toasts/toaster/toasts-room.ts';
import { media } from '../../theme/media.ts';
import { dropHint } from '../../theme/styles/drop-hint.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, easing, layer, radius, shadow, size, space, text, weight } = theme;

const rise = keyframes`
  from { translate: 0 1.5rem; opacity: 0; }
`;

/** Leaves no room beside it: toasts stand in its head, which is as much higher. */
const toastsInItsHead = css`
  ${toastsAtTheTop}
  > header {
    padding-block-start: calc(${space.xs} + var(${ROOM}, 0px));
  }
`;

export const Window = styled.section`
  position: fixed;
  z-index: calc(${layer.overlay} - 1);
  inset-block-end: 0;
  inset-inline-end: ${space.gutter};
  display: flex;
  flex-direction: column;
  inline-size: min(36rem, calc(100vw - 2 * ${space.gutter}));
  max-block-size: min(44rem, calc(100dvh - ${size.navbar} - ${space.xxl}));
  border: 1px solid ${color.border};
  border-block-end: 0;
  border-start-start-radius: ${radius.xl};
  border-start-end-radius: ${radius.xl};
  background: ${color.surface};
  color: ${color.ink2};
  box-shadow: ${shadow.floating};
  overflow: hidden;
  outline: none;
  animation: ${rise} ${duration.normal} ${easing.enter};

  &[data-size='minimised'] {
    inline-size: min(20rem, calc(100vw - 2 * ${space.gutter}));
  }
  &[data-size='maximised'] {
    ${toastsInItsHead}
    inset: 3vh max(${space.gutter}, calc(50vw - 34rem));
    inline-size: auto;
    max-block-size: none;
    border-block-end: 1px solid ${color.border};
    border-radius: ${radius.xl};
  }
  &[data-size='inline'] {
    position: relative;
    inset: auto;
    z-index: auto;
    inline-size: auto;
    max-block-size: none;
    border-block-end: 1px solid ${color.border};
    border-radius: ${radius.l};
    box-shadow: ${shadow.card};
    animation: none;
  }
  ${media.phone} {
    &:not([data-size='minimised'], [data-size='inline']) {
      ${toastsInItsHead}
    }
    &:not([data-size='inline']),
    &[data-size='maximised'] {
      inset: 0;
      inline-size: auto;
      max-block-size: none;
      border: 0;
      border-radius: 0;
    }
    &[data-size='minimised'] {
      inset: auto 0 0;
      inline-size: auto;
    }
  }
  @media print {
    &&& {
      position: static;
      inset: 0;
      inline-size: auto;
      max-block-size: none;
      border: 0;
      box-shadow: none;
    }
    &&& :is(button, [role='toolbar'], input[type='file']) {
      display: none;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xxs};
  padding-block: ${space.xs};
  padding-inline: ${space.l} ${space.s};
  background: ${color.brand};
  color: ${color.onBrand};
  transition: padding-block-start ${duration.normal} ${easing.move};

  h2 {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: inherit;
    font-size: ${text.body};
    font-weight: ${weight.semibold};
    letter-spacing: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    color: ${color.onBrandMuted};
  }
  button:hover {
    background: color-mix(in srgb, ${color.onBrand} 14%, transparent);
    color: ${color.onBrand};
  }
  button:focus-visible {
    outline-color: ${color.onBrandSignal};
    outline-offset: -2px;
  }

  /* Under a message it belongs to the page; only a window of its own has a bar. */
  [data-size='inline'] > & {
    padding-block-start: ${space.s};
    background: none;
    color: ${color.ink};

    button {
      color: ${color.ink3};
    }
    button:hover {
      background: ${color.secondarySoft};
      color: ${color.ink};
    }
    button:focus-visible {
      outline-color: ${color.focus};
    }
  }
`;

/** Grows with what is written, and scrolls when there is no more room. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const DropHint = styled.div`
  ${dropHint}
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.l} ${space.m};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Notice = styled.div`
  padding: ${space.m} ${space.l} 0;
`;

export const Files = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding: 0 ${space.l} ${space.m};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space.s};
    padding-inline-start: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.sunken};
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    flex: 0 1 auto;
    color: ${color.ink3};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;
