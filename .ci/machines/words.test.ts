import { describe, expect, it } from 'vitest';
import { chartOf } from '#storybook/statechart/chart/chart.ts';
import type { WalkedMachine } from '#storybook/statechart/walk/walk.ts';
import { commonWords } from '#storybook/statechart/words/common.words.ts';
import {
  eventText,
  guardText,
  inWords,
  type MachineWords,
  namesIn,
  origins,
  stateText,
  type Words,
} from '#storybook/statechart/words/words.ts';

const walks = import.meta.glob<WalkedMachine>('../../admin/src/**/*.walk.testing.ts', { eager: true, import: 'walk' });
const files = import.meta.glob<MachineWords>('../../admin/src/**/*.words.ts', { eager: true, import: 'words' });

const own = Object.values(files);
const charts = Object.values(walks).map((walk) => chartOf(walk.explore(() => true).machine));
const machines = charts.map((chart) => ({
  id: chart.id,
  chart,
  names: namesIn(chart),
  words: own.find(({ machine }) => machine === chart.id) ?? { machine: '' },
}));

const eventsIn = (words: Words) => Object.keys(origins).flatMap((origin) => textsIn(words, origin as 'person'));
const textsIn = (words: Words, part: Exclude<keyof Words, number>) => Object.keys(words[part] ?? {});

describe('words of machines', () => {
  it('stand beside every machine, and beside no other', () => {
    expect(own.map(({ machine }) => machine).toSorted()).toEqual(charts.map(({ id }) => id).toSorted());
  });

  it.each(machines)('$id has words for every state, event and guard', ({ names, words }) => {
    expect(names.states.filter((path) => !stateText(words, path))).toEqual([]);
    expect(names.events.filter((event) => !eventText(words, event))).toEqual([]);
    expect(names.guards.filter((guard) => !guardText(words, guard))).toEqual([]);
  });

  it.each(machines)('$id has words for nothing that is gone', ({ names, words }) => {
    expect(textsIn(words, 'states').filter((path) => !names.states.includes(path))).toEqual([]);
    expect(eventsIn(words).filter((event) => !names.events.includes(event))).toEqual([]);
    expect(textsIn(words, 'guards').filter((guard) => !names.guards.includes(guard))).toEqual([]);
  });

  it('are shared only where several machines use them', () => {
    const users = (isUsed: (names: (typeof machines)[number]['names']) => boolean) =>
      machines.filter(({ names }) => isUsed(names)).length;
    const shared = [
      ...textsIn(commonWords, 'states').map((name) => [
        name,
        users(({ states }) => states.some((path) => path.split('.').at(-1) === name)),
      ]),
      ...eventsIn(commonWords).map((event) => [event, users(({ events }) => events.includes(event))]),
      ...textsIn(commonWords, 'guards').map((guard) => [guard, users(({ guards }) => guards.includes(guard))]),
    ];

    expect(shared.filter(([, count]) => Number(count) < 2)).toEqual([]);
  });

  it.each(machines)('$id says two states side by side, or two events, in different words', ({ chart, words }) => {
    const siblings = inWords(chart, words).states.map(({ name, parent }) => `${parent} ${name}`);
    const texts = namesIn(chart).events.map((event) => eventText(words, event)?.text);

    expect(siblings.filter((text, index) => siblings.indexOf(text) !== index)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are short, and no names of the code', () => {
    const texts = [commonWords, ...own].flatMap(({ ...words }) =>
      Object.values(words).flatMap((part: unknown) => (typeof part === 'object' ? Object.values(part ?? {}) : [])),
    );

    expect(texts.filter((text) => text.length > 50 || /[a-z][A-Z]|_/.test(text))).toEqual([]);
  });
});
