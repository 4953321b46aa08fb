import { Arc, Destination, Origin, Route, Sky } from './FlightPath.styles.ts';

/** Where the circles of distance have their middle, and how far apart they are. */
const hub = { x: 635, y: 1044, first: 170, step: 101.3 };

const radii = Array.from({ length: 9 }, (_, index) => hub.first + index * hub.step);

/** A dotted route across circles of distance. Decoration; it mirrors in right-to-left. */
export function FlightPath() {
  return (
    <Sky viewBox="0 0 800 960" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {radii.map((radius, index) => (
        <Arc key={radius} cx={hub.x} cy={hub.y} r={radius} strokeOpacity={0.13 - index / 100} />
      ))}
      <Route d="M37.5 746Q228 420 762 320" />
      <Origin cx="37.5" cy="746" r="7.5" />
      <Destination cx="762" cy="320" r="7.5" />
    </Sky>
  );
}
