import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
const { color } = theme;

const tones: Record<ToastTone, string> = {
  success: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.successInk}; --press: ${color.primaryInk};`,
  info: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.infoInk}; --press: ${color.primaryInk};`,
  warning: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.warningInk}; --press: ${color.primaryInk};`,
  danger: `--fill: ${color.danger}; --text: ${color.onDanger}; --sign: ${color.onDanger}; --press: ${color.onDanger};`,
  neutral: `--fill: ${color.ink}; --text: ${color.surface}; --sign: ${color.surface}; --press: ${color.surface};`,
};

export type ToastSurface = 'solid' | 'translucent';

const page = `--fill: ${color.surface}; --text: ${color.ink}; --press: ${color.primaryInk};`;

const surfaces: Record<ToastSurface, string> = {
  solid: '',
  translucent: `
    ${page}
    background: color-mix(in srgb, ${color.surface} 84%, transparent);
    backdrop-filter: blur(8px);
  `,
};

/** How a toast in the toaster comes and goes. */
export type ToastEntrance = 'slide' | 'zoom' | 'flip' | 'bounce';

const overshoot = 'cubic-bezier(0.3, 1.4, 0.6, 1)';

/** The side from which a toast enters, and its motion. */
const entrances: Record<ToastEntrance, { away: string; easing: string }> = {
  slide: { away: 'translate: var(--away, 100%) 0;', easing: theme.easing.enter },
  zoom: { away: 'scale: 0.3;', easing: theme.easing.enter },
  flip: { away: 'transform: perspective(25rem) rotateX(90deg);', easing: overshoot },
  bounce: { away: 'translate: var(--away, 100%) 0;', easing: overshoot },
};

const comesAndGoes = (entrance: ToastEntrance) => css`
  &[data-entrance='${entrance}'] {
    transition: ${theme.duration.slow} ${entrances[entrance].easing};
    transition-property: opacity, scale, transform, translate;

    @starting-style {
      opacity: 0;
      ${entrances[entrance].away}
    }
  }
  [inert] > &[data-entrance='${entrance}'] {
    ${entrances[entrance].away}
    transition-duration: ${theme.duration.normal};
    transition-timing-function: ${theme.easing.exit};
  }
`;

interface RootProps {
  $tone: ToastTone;
  $surface: ToastSurface;
}

export const Root = styled.div<RootProps>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.m};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid color-mix(in srgb, var(--text) 12%, var(--fill));
  border-radius: ${theme.radius.m};
  background: var(--fill);
  box-shadow: ${theme.shadow.floating};
  color: var(--text);
  /* Its accent. */
  &[data-tone] {
    ${page}
    --sign: var(--tone-ink);
    border-color: color-mix(in srgb, var(--tone-ink) 55%, var(--fill));
  }
  ${({ $surface }) => surfaces[$surface]}
  ${comesAndGoes('slide')}
  ${comesAndGoes('zoom')}
  ${comesAndGoes('flip')}
  ${comesAndGoes('bounce')}

  &:dir(rtl) {
    --away: -100%;
  }
  > svg {
    color: var(--sign);
  }
  :focus-visible {
    outline-color: currentColor;
  }
`;

/** As high as the first line, with the ring or the emoji in its middle. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: 1lh;
  color: var(--sign);
`;

/** The direction of its first letter outside of isolated names, which \`dir="auto"\` does not leave out. */
const inItsDirection = css`
  unicode-bidi: plaintext;
`;

export const Title = styled.div`
  ${inItsDirection}
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
`;

const runOut = keyframes`from { transform: none; }`;

/** Is empty where nothing moves, and stands still while the toaster waits. */
export const TimeLeft = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: ${theme.radius.m};
  block-size: 3px;
  border-radius: ${theme.radius.full};
  background: var(--sign);
  transform: scaleX(0);
  transform-origin: left;
  animation: ${runOut} linear;

  &:dir(rtl) {
    transform-origin: right;
  }
  section:is(:hover, :focus-within) & {
    animation-play-state: paused;
  }
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  align-self: stretch;
  align-content: start;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Line = styled.p`
  ${inItsDirection}
  overflow-wrap: anywhere;
`;

/** As high as a line, with a target around it that is as high as it must be. */
export const Action = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.s};
  max-inline-size: 50%;
  min-block-size: ${theme.size.target};
  margin-block: calc((1lh - ${theme.size.target}) / 2);
  padding: 0 ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  color: var(--press);
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Shortcut = styled.kbd`
  padding: 0 ${theme.space.xs};
  border: 1px solid color-mix(in srgb, var(--text) 40%, transparent);
  border-radius: ${theme.radius.s};
  color: var(--text);
  font-family: ${theme.font.body};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.regular};

  ${media.coarsePointer} {
    display: none;
  }
`;

export const Cross = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  margin-block: calc((1lh - ${theme.size.target}) / 2);
  margin-inline-end: calc(-1 * ${theme.space.xs});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;

export type ToastTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';
