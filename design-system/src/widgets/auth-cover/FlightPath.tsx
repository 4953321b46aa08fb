import { Route } from './FlightPath.styles.ts';

/** A dotted route from a dot to a ring, above the words of the cover. Decoration; it mirrors in right-to-left. */
export function FlightPath() {
  return (
    <Route aria-hidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path data-part="route" d="M4.7 97.8Q28.5 24.7 95.3 2.2" />
      </svg>
      <circle data-part="start" cx="4.7%" cy="97.8%" r="8" />
      <circle data-part="end" cx="95.3%" cy="2.2%" r="6.5" />
    </Route>
  );
}
