import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { AlertEntrance, AlertPosition } from './alert.types.ts';

const { color, space } = theme;

const entrances: Record<AlertEntrance, { frames: ReturnType<typeof keyframes>; duration: string }> = {
  grow: { frames: keyframes`from { opacity: 0; scale: 0.94; }`, duration: theme.duration.normal },
  fade: { frames: keyframes`from { opacity: 0; }`, duration: '600ms' },
  bounce: {
    frames: keyframes`
      from { opacity: 0; scale: 0.3; }
      40% { opacity: 1; scale: 1.07; }
      65% { scale: 0.96; }
      85% { scale: 1.02; }
    `,
    duration: '700ms',
  },
  flip: {
    frames: keyframes`
      from { opacity: 0; transform: perspective(50rem) rotateX(80deg); }
      50% { opacity: 1; transform: perspective(50rem) rotateX(-16deg); }
      75% { transform: perspective(50rem) rotateX(8deg); }
    `,
    duration: '800ms',
  },
  tada: {
    frames: keyframes`
      15% { transform: scale(0.94) rotate(-3deg); }
      30%, 50%, 70% { transform: scale(1.06) rotate(3deg); }
      40%, 60%, 80% { transform: scale(1.06) rotate(-3deg); }
    `,
    duration: '900ms',
  },
  shake: {
    frames: keyframes`
      15%, 45%, 75% { translate: -0.625rem 0; }
      30%, 60%, 90% { translate: 0.625rem 0; }
    `,
    duration: '700ms',
  },
};

const places: Record<AlertPosition, string> = {
  center: 'place-self: center;',
  'top-start': 'place-self: start;',
  'top-end': 'place-self: start end;',
  'bottom-start': 'place-self: end start;',
  'bottom-end': 'place-self: end;',
};

const comesIn = css<{ $entrance: AlertEntrance }>`
  animation: ${({ $entrance }) => entrances[$entrance].frames} ${({ $entrance }) => entrances[$entrance].duration}
    ${theme.easing.enter};
`;

export const Surface = styled(Modal)<{ $position: AlertPosition; $entrance: AlertEntrance }>`
  ${({ $position }) => places[$position]}
  ${comesIn}
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: min(26rem, 100% - 2 * ${space.l});
  max-block-size: calc(100% - 2 * ${space.l});
  margin: ${space.l};
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};

  &[data-exiting] {
    animation: none;
    opacity: 0;
    scale: 0.97;
    transition:
      opacity ${theme.duration.fast} ${theme.easing.exit},
      scale ${theme.duration.fast} ${theme.easing.exit};
  }
`;

export const Content = styled(Dialog)`
  min-block-size: 0;
  overflow: auto;
  outline: none;
`;

export const Column = styled.form`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.l};
  padding-block: ${space.xxl} ${space.card};
  padding-inline: ${space.xxl};
  overflow-wrap: anywhere;
  text-align: center;
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline-end: ${space.m};
`;

export const Image = styled.div`
  overflow: clip;
  inline-size: min(300px, 100%);
  max-block-size: 200px;
  border-radius: ${theme.radius.m};
`;

export const Text = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: center;
  min-inline-size: 0;
  text-wrap: pretty;
`;

export const Title = styled(Heading)`
  font-size: ${theme.text.heading};
`;

export const Answer = styled.div`
  inline-size: 100%;
  text-align: start;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.m};
  margin-block: ${space.xs};
`;

export const Foot = styled.div`
  inline-size: 100%;
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};
  font-size: ${theme.text.small};
`;

export const Countdown = styled.div`
  color: ${color.ink3};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  /* Runs from full to empty along the lower edge. */
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 4px;
    background: ${color.primary};
    transform: scaleX(var(--left));
    transform-origin: left;
    transition: transform 100ms linear;

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  &:dir(rtl)::after {
    transform-origin: right;
  }
`;
