import type { Chart } from '../chart/chart.ts';

export const ADDON = 'embarque/statechart';
export const PANEL = `${ADDON}/panel`;
/** Name of the part of an address that holds a state. */
export const LINK_PARAMETER = 'statechart';

/** The messages between the panel and the story over Storybook's channel. */
export const channel = {
  /** Panel: I am looked at, tell me everything. */
  opened: `${ADDON}/opened`,
  /** Panel: nobody looks any more. */
  closed: `${ADDON}/closed`,
  /** Panel: send this event. */
  send: `${ADDON}/send`,
  /** Panel: go to what was after this entry of the log. */
  restore: `${ADDON}/restore`,
  /** Panel: I want a link to this entry of the log. */
  linkWanted: `${ADDON}/link-wanted`,
  /** Story: I have begun, does anybody look? */
  began: `${ADDON}/began`,
  /** Story: the state in a form that fits into an address. */
  linkMade: `${ADDON}/link-made`,
  /** Story: these are the plain words of all machines. */
  words: `${ADDON}/words`,
  /** Story: this is how things stand. */
  picture: `${ADDON}/picture`,
} as const;

/** All that the panel shows. */
export interface Picture {
  storyId: string;
  actors: ActorView[];
  log: LogEntry[];
  /** The entry after which things stand as they are; -1 before the first. */
  at: number;
}

/** One running machine. */
export interface ActorView {
  /** Tells the machines of a story apart, and stays the same when one starts again. */
  key: string;
  chart: Chart;
  /** Paths of the active states, outermost first. */
  active: string[];
  isDone: boolean;
  /** Its context, as indented JSON. */
  context: string;
  next: NextEvent[];
  /** Ids of the transitions taken last. */
  taken: string[];
}

/** An event that the active states answer. */
export interface NextEvent {
  type: string;
  /** Its name in the chart. */
  words: string;
  /** Whether some answer's guards let it through with the known payload. */
  isPossible: boolean;
  /** Fields beside the type, as last seen or as an example says; `null` when none is known. */
  payload: Record<string, unknown> | null;
}

/** Something that happened. */
export interface LogEntry {
  id: number;
  /** Key of the actor. */
  actor: string;
  /** Milliseconds since the story began. */
  at: number;
  type: string;
  words: string;
  /** Fields beside the type, as JSON; empty when there are none. */
  payload: string;
  /** Innermost states before and after. */
  from: string;
  to: string;
  /** Ids of the transitions taken. */
  taken: string[];
}

export interface SendRequest {
  actor: string;
  event: { type: string } & Record<string, unknown>;
}
