import { PlaneTakeoff } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type FlightPath = 'complete' | 'broken';

interface BoardingPassProps {
  /** Whether the dotted line arrives, or ends halfway in a cross. */
  path: FlightPath;
}

/** A boarding pass without a name on it, and the flight that it is for. A picture only: screen readers pass over it. */
export function BoardingPass({ path }: BoardingPassProps) {
  return (
    <Image viewBox="0 0 240 140" aria-hidden>
      <Route d="M14 62 C60 8 150 0 226 26" />
      {path === 'broken' ? <Break /> : null}
      <Origin cx="14" cy="62" r="5" />
      <Destination cx="226" cy="26" r="5" />
      <g transform="translate(30 48)">
        <Ink d="M12 0 H121 a7 7 0 0 0 14 0 H168 a12 12 0 0 1 12 12 V72 a12 12 0 0 1 -12 12 H135 a7 7 0 0 0 -14 0 H12 a12 12 0 0 1 -12 -12 V12 A12 12 0 0 1 12 0 Z" />
        <Perforation d="M128 14 V72" />
        <Line d="M16 22 H56" />
        <Line d="M16 40 H104" />
        <Line d="M16 62 H40 M56 62 H80" />
        <Plane as={PlaneTakeoff} x="143" y="31" width="22" height="22" strokeWidth={1.75} />
      </g>
    </Image>
  );
}

/** Wipes out the middle of the line and strikes it through. */
const Break = () => (
  <>
    <Gap cx="122" cy="15" r="13" />
    <Cross d="M117 10 l10 10 M127 10 l-10 10" />
  </>
);

const Image = styled.svg`
  inline-size: 15rem;
  max-inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke-linecap: round;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Route = styled.path`
  stroke: ${theme.color.signal};
  stroke-width: 2.5;
  stroke-dasharray: 1 7;
`;

const Origin = styled.circle`
  fill: ${theme.color.signal};
`;

const Destination = styled.circle`
  fill: ${theme.color.surface};
  stroke: ${theme.color.signal};
  stroke-width: 2.5;
`;

const Gap = styled.circle`
  fill: ${theme.color.surface};
`;

const Cross = styled.path`
  stroke: ${theme.color.dangerInk};
  stroke-width: 2.5;
`;

const Ink = styled.path`
  fill: ${theme.color.brand};
`;

const Perforation = styled.path`
  stroke: ${theme.color.onBrandMuted};
  stroke-dasharray: 3 5;
  opacity: 0.6;
`;

const Line = styled.path`
  stroke: ${theme.color.onBrandMuted};
  stroke-width: 6;
  opacity: 0.28;
`;

const Plane = styled.svg`
  color: ${theme.color.onBrandSignal};
`;
