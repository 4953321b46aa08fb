import type { Chart } from '../chart/chart.ts';
import { machineIdOf } from '../chart/machines.data.ts';
import type { ActorView, LogEntry } from '../recording/protocol.ts';
import { type AllWords, eventText, inWords, type Origin, placeText } from './words.ts';

/** The language of the panel: plain words, or the names of the code. */
export interface Wording {
  isTechnical: boolean;
  chart: (actor: Pick<ActorView, 'chart'>) => Chart;
  event: (actorKey: string, name: string) => { text: string; origin: Origin };
  /** One state with those around it. */
  place: (actorKey: string, path: string) => string;
  /** The states that an event left and entered; empty when it stayed. */
  move: (entry: Pick<LogEntry, 'actor' | 'from' | 'to'>) => string;
}

const beginsAndEnds: Readonly<Record<string, string>> = { start: 'Begins', stop: 'Ends' };

export function wordingOf(all: AllWords, isTechnical: boolean): Wording {
  const wordsOf = (actorKey: string) => (isTechnical ? undefined : all[machineIdOf(actorKey)]);
  const place = (actorKey: string, path: string) => placeText(wordsOf(actorKey), path);

  return {
    isTechnical,
    chart: ({ chart }) => inWords(chart, wordsOf(chart.id)),
    event(actorKey, name) {
      const known = eventText(all[machineIdOf(actorKey)] ?? {}, name);
      const text = known?.text ?? beginsAndEnds[name] ?? name;
      return { text: isTechnical ? name : text, origin: known?.origin ?? 'app' };
    },
    place,
    move({ actor, from, to }) {
      const [left, entered] = [from.split(' + '), to.split(' + ')];
      const changed = isTechnical
        ? [left, entered]
        : [left.filter((path) => !entered.includes(path)), entered.filter((path) => !left.includes(path))];
      if (from === to) return '';
      const [before = '', after = ''] = changed.map((paths) => place(actor, paths.join(' + ')));
      return [before, after].filter(Boolean).join(' → ');
    },
  };
}
