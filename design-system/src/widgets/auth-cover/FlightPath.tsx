import { Sky } from './FlightPath.styles.ts';

/** Where the circles of distance have their middle, and how far apart they are. */
const hub = { x: 635, y: 1044, first: 170, step: 101.3 };

const circles = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A dotted route across circles of distance. Decoration; it mirrors in right-to-left. */
export function FlightPath() {
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
      <path d="M37.5 746Q228 420 762 320" />
      <circle cx="37.5" cy="746" r="6" />
      <circle cx="762" cy="320" r="7" />
    </Sky>
  );
}
