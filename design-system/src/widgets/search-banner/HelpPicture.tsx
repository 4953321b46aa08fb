import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface HelpPictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The alternative text, where no text beside it says the same. Without it, screen readers skip the image. */
  label?: string;
}

/** A suitcase with a question mark, an eSIM and a pass in the air: stands beside answers. For a place, use `Postcard`. */
export function HelpPicture({ label, ...rest }: HelpPictureProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...meaning} {...rest} viewBox="0 0 280 220">
      <Ground cx="140" cy="196" rx="112" ry="12" />
      <Route d="M16 118 C52 34 150 2 258 44" />
      <Stop cx="16" cy="118" r="5" />
      <g transform="translate(176 58) rotate(9)">
        <Brand width="84" height="48" rx="9" />
        <Tear d="M60 8 V40" />
        <Faint d="M10 16 H34 M10 30 H48" />
        <Signal d="M66 27 l12 -5 -4 10 -3 -3z" />
      </g>
      <g transform="translate(34 62) rotate(-10)">
        <Sim d="M8 0 H38 L52 14 V64 a8 8 0 0 1 -8 8 H8 a8 8 0 0 1 -8 -8 V8 A8 8 0 0 1 8 0 Z" />
        <Chip x="12" y="30" width="28" height="26" rx="5" />
        <Wire d="M12 43 H40 M26 30 V56" />
      </g>
      <Handle d="M118 96 V72 a8 8 0 0 1 8 -8 H158 a8 8 0 0 1 8 8 V96" />
      <Case x="88" y="94" width="108" height="96" rx="14" />
      <Belt d="M108 94 V190 M176 94 V190" />
      <Wheel cx="108" cy="194" r="6" />
      <Wheel cx="176" cy="194" r="6" />
      <Badge cx="142" cy="140" r="24" />
      <Question d="M134 134 a8 8 0 1 1 11 8 c-3 1.500 -3 4 -3 6" />
      <Dot cx="142" cy="154" r="2" />
    </Root>
  );
}

const { color } = theme;

const Root = styled.svg`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 280 / 220;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: none;
`;

const Ground = styled.ellipse`
  fill: ${color.primarySoft};
`;
const Route = styled.path`
  stroke: ${color.signal};
  stroke-width: 2.5;
  stroke-dasharray: 1 8;
`;
const Stop = styled.circle`
  fill: ${color.signal};
`;
const Brand = styled.rect`
  fill: ${color.brand};
  stroke: ${color.border};
`;
const Tear = styled.path`
  stroke: ${color.onBrandMuted};
  stroke-dasharray: 2 4;
`;
const Faint = styled.path`
  stroke: ${color.onBrandMuted};
  stroke-width: 4;
  opacity: 0.5;
`;
const Signal = styled.path`
  fill: ${color.onBrandSignal};
`;
const Sim = styled.path`
  fill: ${color.surface};
  stroke: ${color.controlBorder};
  stroke-width: 2;
`;
const Chip = styled.rect`
  fill: ${color.signalSoft};
  stroke: ${color.signal};
  stroke-width: 2;
`;
const Wire = styled.path`
  stroke: ${color.signal};
  stroke-width: 2;
`;
const Handle = styled.path`
  stroke: ${color.controlBorder};
  stroke-width: 6;
`;
const Case = styled.rect`
  fill: ${color.primary};
`;
const Belt = styled.path`
  stroke: ${color.onPrimary};
  stroke-width: 3;
  opacity: 0.35;
`;
const Wheel = styled.circle`
  fill: ${color.ink2};
`;
const Badge = styled.circle`
  fill: ${color.surface};
`;
const Question = styled.path`
  stroke: ${color.primaryInk};
  stroke-width: 4;
`;
const Dot = styled.circle`
  fill: ${color.primaryInk};
`;
