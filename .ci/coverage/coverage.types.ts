/** One line of the specification or the catalogue, with what proves it. */
export interface Line {
  /** Its id for good, such as `SPEC-7.2-a` or `EML-08`. */
  id: string;
  text: string;
  /** The stories that show it. */
  stories: readonly StoryRef[];
  /** The tests and the journeys of the built app that check it. */
  tests: readonly TestRef[];
  /** The parts of the app that show it or that its proofs belong to, by their keys in `places`. */
  places: readonly string[];
  /** Why no test can prove it, and the file that holds it. */
  untestable?: Untestable;
}

export interface Untestable {
  /** Why no test can prove it. */
  reason: string;
  /** The file that holds it, from the top of the repository. */
  file: string;
  /** The text in that file. */
  text: string;
}

export interface StoryRef {
  /** The id in Storybook's address. */
  id: string;
  name: string;
  /** The file, from the top of the repository. */
  file: string;
}

export interface TestRef {
  title: string;
  /** The file, from the top of the repository. */
  file: string;
}

export interface Section {
  /** The file, below docs/specification. */
  file: string;
  title: string;
  /** Lines under their headings; the first may have none. */
  parts: ReadonlyArray<{ heading: string; lines: readonly Line[] }>;
}

/** A feature, a folder of the UI kit, or another part of the app. */
export interface Place {
  routes: readonly string[];
  /** The story that shows it first. */
  start?: StoryRef;
  /** Its workflows as stories. */
  journeys: readonly StoryRef[];
  /** Its workflows in the built app. */
  builtJourneys: readonly TestRef[];
  machines: readonly Machine[];
}

export interface Machine {
  id: string;
  /** The states in which it waits, each with the story that reaches it. */
  states: ReadonlyArray<{ state: string; story: string }>;
}

export interface Coverage {
  sections: readonly Section[];
  places: Readonly<Record<string, Place>>;
}
