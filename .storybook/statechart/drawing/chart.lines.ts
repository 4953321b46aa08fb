import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** One line of text in the drawing. */
export interface Line {
  text: string;
  /** Its subject: the name of a state, an event, the condition of an event, an actor, or an event answered without leaving. */
  role: 'name' | 'event' | 'guard' | 'actor' | 'stays' | 'fold';
}

export const LINE_HEIGHT = 16;
const PADDING_X = 12;
const PADDING_Y = 9;
const LONGEST = 28;
/** Events that a state answers without leaving: the list has all of them. */
const MOST_STAYS = 5;

/** Average widths of a letter: layout happens where no letter can be measured, so that docs and tests see the same drawing. */
const WIDTHS: Record<Line['role'], number> = { name: 7.7, event: 6.5, guard: 6.2, actor: 6.2, stays: 6.2, fold: 6.2 };

/** The name of a state, who works in it, and what it answers without leaving. */
export function stateLines(chart: Chart, { path, name, actors, inside, kind }: ChartState): Line[] {
  const stays = chart.transitions.filter(
    ({ source, targets }) => source === path && targets.every((to) => to === path),
  );
  const events = [...new Set(stays.map(({ words }) => words))];
  const more = events.length > MOST_STAYS + 1 ? [`${events.length - MOST_STAYS} more`] : [];
  const listed = more.length > 0 ? events.slice(0, MOST_STAYS) : events;
  const isFrame = kind === 'compound' || kind === 'parallel';
  return [
    { text: isFrame && path !== '' ? `${name} ▾` : name, role: 'name' },
    ...(inside === undefined
      ? []
      : [{ text: `▸ ${inside} ${inside === 1 ? 'state' : 'states'} inside`, role: 'fold' } as const]),
    ...actors.map((actor): Line => ({ text: `runs ${actor}`, role: 'actor' })),
    ...wrap(listed.length > 0 ? `stays: ${[...listed, ...more].join(', ')}` : '').map((text): Line => ({
      text,
      role: 'stays',
    })),
  ];
}

/** Each event once, with the conditions under which it leads here. The line of the machine itself stands for one from each state. */
export function edgeLines(transitions: readonly ChartTransition[]): Line[] {
  const isFromAnywhere = transitions.some(({ source }) => source === '');
  const lines = eventLines(transitions);
  return isFromAnywhere ? [{ text: 'from anywhere', role: 'actor' }, ...lines] : lines;
}

function eventLines(transitions: readonly ChartTransition[]): Line[] {
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
