import { expect, it } from 'vitest';
import { findLines, linesOf, proofOf, type View } from './find-lines.ts';
import { sample } from './coverage.samples.ts';

const everything: View = { query: '', section: 'all', isUnprovenOnly: false };
const found = (view: Partial<View>) => linesOf(findLines(sample, { ...everything, ...view })).map(({ id }) => id);

it('finds lines by their words, ids, routes, stories and tests, whatever their case and accents', () => {
  expect(found({ query: 'SAO PAULO' })).toEqual(['SPEC-1.1-a']);
  expect(found({ query: 'sgn-01' })).toEqual(['SGN-01']);
  expect(found({ query: '/signs' })).toEqual(['SPEC-1.1-a', 'SGN-01']);
  expect(found({ query: 'arrows left' })).toEqual(['SGN-01']);
  expect(found({ query: 'zeppelin' })).toEqual([]);
});

it('keeps to a section, or to what nothing proves', () => {
  expect(found({ section: 'specification' })).toEqual(['SPEC-1.1-a', 'SPEC-1.2-a', 'SPEC-1.3-a']);
  expect(found({ section: 'catalogue' })).toEqual(['SGN-01']);
  expect(found({ section: 'catalogue/01-signs.md' })).toEqual(['SGN-01']);
  expect(found({ isUnprovenOnly: true })).toEqual(['SPEC-1.3-a']);
});

it('leaves out sections and headings without a line', () => {
  expect(findLines(sample, { ...everything, query: 'name' }).map(({ title, parts }) => [title, parts.length])).toEqual([
    ['1. Signs', 1],
  ]);
});

it('tells what is proven, what cannot be tested, and what is missing', () => {
  expect(linesOf(sample.sections).map(proofOf)).toEqual(['proven', 'untestable', 'unproven', 'proven']);
});
