import { Route } from './FlightPath.styles.ts';

/** A dotted route from a dot to a ring, above the words of the cover. Decoration; it mirrors in right-to-left. */
export function FlightPath() {
  return (
    <Route viewBox="0 310 800 446" preserveAspectRatio="none" aria-hidden>
      <path data-part="route" d="M37.5 746Q228 420 762 320" />
      <path data-part="end" d="M37.5 746h0M762 320h0" />
      <path data-part="hole" d="M762 320h0" />
    </Route>
  );
}
