import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** One line of text in the drawing. */
export interface Line {
  text: string;
  /** Its subject: the name of a state, an event, the condition of an event, an actor, or an event answered without leaving. */
  role: 'name' | 'event' | 'guard' | 'actor' | 'stays';
}

export const LINE_HEIGHT = 16;
const PADDING_X = 12;
const PADDING_Y = 9;
const LONGEST = 34;

/** Average widths of a letter: layout happens where no letter can be measured, so that docs and tests see the same drawing. */
const WIDTHS: Record<Line['role'], number> = { name: 7.7, event: 6.3, guard: 5.9, actor: 5.9, stays: 5.9 };

/** The name of a state, who works in it, and what it answers without leaving. */
export function stateLines(chart: Chart, { path, name, actors }: ChartState): Line[] {
  const stays = chart.transitions.filter(
    ({ source, targets }) => source === path && targets.every((to) => to === path),
  );
  const events = [...new Set(stays.map(({ words }) => words))];
  return [
    { text: name, role: 'name' },
    ...actors.map((actor): Line => ({ text: `runs ${actor}`, role: 'actor' })),
    ...wrap(events.map((event, index) => (index === 0 ? `stays on ${event}` : event)).join(', ')).map((text): Line => ({
      text,
      role: 'stays',
    })),
  ];
}

/** Each event once, with the conditions under which it leads here. */
export function edgeLines(transitions: readonly ChartTransition[]): Line[] {
  const events = Map.groupBy(transitions, ({ words }) => words);
  return [...events].flatMap(([words, answers]): Line[] => {
    const guards = answers.flatMap(({ guard }) => guard ?? []);
    const lines = guards.flatMap((guard) => wrap(`if ${guard}`));
    return [{ text: words, role: 'event' }, ...lines.map((text): Line => ({ text, role: 'guard' }))];
  });
}

/** The room that lines take. */
export function blockSize(lines: readonly Line[]): { width: number; height: number } {
  if (lines.length === 0) return { width: 0, height: 0 };
  const widest = Math.max(...lines.map(({ text, role }) => text.length * WIDTHS[role]));
  return { width: Math.ceil(widest) + 2 * PADDING_X, height: lines.length * LINE_HEIGHT + 2 * PADDING_Y };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
