import { Sky } from './FlightPath.styles.ts';

/** The centre of the distance circles, and their spacing. */
const hub = { x: 635, y: 1044, first: 170, step: 101.3 };

const circles = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Circles of distance behind all of the cover. Decoration; it mirrors in right-to-left. */
export function DistanceCircles() {
  return (
    <Sky viewBox="0 0 800 960" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {circles.map((circle) => (
        <circle
          key={circle}
          cx={hub.x}
          cy={hub.y}
          r={hub.first + circle * hub.step}
          strokeOpacity={0.13 - circle / 100}
        />
      ))}
    </Sky>
  );
}
