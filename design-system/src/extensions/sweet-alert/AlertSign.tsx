import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { AlertKind } from './alert.types.ts';

/** The drawing of a kind: a ring, and a sign that draws itself. */
export function AlertSign({ kind }: { kind: AlertKind }) {
  return (
    <Root aria-hidden viewBox="0 0 72 72" data-tone={kind === 'question' ? 'primary' : kind}>
      <Disc cx="36" cy="36" r="34" />
      {strokes[kind].map((line) => (
        <Stroke key={line} d={line} pathLength={1} />
      ))}
    </Root>
  );
}

const dot = (y: number) => `M36 ${y}v.01`;

const strokes: Record<AlertKind, string[]> = {
  success: ['M22 37.5l9.5 9.5L51 27'],
  danger: ['M25.5 25.5l21 21', 'M46.5 25.5l-21 21'],
  warning: ['M36 20.5v19', dot(50.5)],
  info: ['M36 33v18.5', dot(22)],
  question: ['M27.5 28.5a8.6 8.6 0 1 1 12.6 7.6c-2.8 1.5-4.1 3-4.1 6.4', dot(52.5)],
};

const draw = keyframes`from { stroke-dashoffset: 1; }`;

const Root = styled.svg`
  flex: none;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  fill: none;
  stroke: var(--tone-ink);
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Disc = styled.circle`
  fill: var(--tone-soft);
  stroke: color-mix(in srgb, var(--tone-ink) 28%, transparent);
  stroke-width: 2;
`;

const Stroke = styled.path`
  stroke-width: 5;
  stroke-dasharray: 1;
  animation: ${draw} ${theme.duration.slow} 150ms ${theme.easing.enter} backwards;
`;
