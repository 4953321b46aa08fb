import type { Chart } from '../chart/chart.ts';
import { machineName } from '../chart/machines.data.ts';
import { commonWords } from './common.words.ts';

/** Sources of events, in the order in which the panel groups them. */
export const origins = { person: 'Person', server: 'Server', time: 'Time', tabs: 'Other tabs', app: 'App' } as const;

export type Origin = keyof typeof origins;

type Dictionary = Readonly<Record<string, string>>;

/** Plain words by the names in the code: states by their path, events by their source, guards. */
export type Words = Partial<Record<Origin | 'states' | 'guards', Dictionary>>;

/** The words of one machine, in `<name>.words.ts` beside it; only Storybook reads them. */
export interface MachineWords extends Words {
  /** Id of the machine. */
  machine: string;
}

/** By the ids of the machines. */
export type AllWords = Readonly<Record<string, Words>>;

const common: Words = commonWords;

const originNames = Object.keys(origins) as Origin[];

/** A state by its own name; states of a name that many machines have share their words. */
export function stateText(words: Words, path: string): string | undefined {
  return words.states?.[path] ?? common.states?.[path.split('.').at(-1) ?? ''];
}

/** An event, by `words` of a transition, and its source. */
export function eventText(words: Words, event: string): { text: string; origin: Origin } | undefined {
  for (const known of [words, common]) {
    const origin = originNames.find((name) => known[name]?.[event] !== undefined);
    if (origin) return { text: known[origin]?.[event] ?? event, origin };
  }
  return undefined;
}

export function guardText(words: Words, guard: string): string | undefined {
  return words.guards?.[guard] ?? common.guards?.[guard];
}

/** A state with those around it, or several side by side: `ready.panel.idle + ready.list`. */
export function placeText(words: Words | undefined, place: string): string {
  const paths = place.split(' + ').map((path) => {
    const names = path.split('.');
    const text = (name: string, index: number) =>
      (words && stateText(words, names.slice(0, index + 1).join('.'))) || name;
    return names.map(text).join(' › ');
  });
  return paths.join(' + ');
}

/** The same chart in plain words, where there are any. Actors have none: the names of states say as much. */
export function inWords(chart: Chart, words: Words | undefined): Chart {
  if (!words) return chart;
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      name: state.path === '' ? machineName(chart.id) : (stateText(words, state.path) ?? state.name),
      actors: [],
    })),
    transitions: chart.transitions.map((transition) => ({
      ...transition,
      words: eventText(words, transition.words)?.text ?? transition.words,
      guard: transition.guard && (guardText(words, transition.guard) ?? transition.guard),
    })),
  };
}

/** The names that a chart uses, each of which has to have words. */
export function namesIn({ states, transitions }: Chart) {
  return {
    states: states.flatMap(({ path }) => (path === '' ? [] : [path])),
    events: [...new Set(transitions.map(({ words }) => words))],
    guards: [...new Set(transitions.flatMap(({ guard }) => guard ?? []))],
  };
}
