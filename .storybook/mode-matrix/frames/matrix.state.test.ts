import { expect, it } from 'vitest';
import { emptyMatrix, isUnchecked, matrixAfter, type MatrixEvent, type MatrixState } from './matrix.state.ts';
import type { News } from './news.ts';

const after = (events: MatrixEvent[], state: MatrixState = emptyMatrix) => events.reduce(matrixAfter, state);

const see = (...keys: string[]): MatrixEvent[] => keys.map((key) => ({ type: 'in sight', key }));
const report = (key: string, ...news: News[]): MatrixEvent[] =>
  news.map((each) => ({ type: 'reported', key, news: each }));
const finished: News = { kind: 'finished', violations: [] };

const begun = ({ frames }: MatrixState) => Object.keys(frames);

it('frames out of sight do not load', () => {
  expect(begun(after([...see('a'), ...see('b'), { type: 'out of sight', key: 'b' }]))).toEqual(['a', 'b']);
  expect(
    begun(after([...see('a', 'b', 'c', 'd'), { type: 'out of sight', key: 'd' }, ...report('a', finished)])),
  ).toEqual(['a', 'b', 'c']);
});

it('three frames load at once, the next when one is done', () => {
  const three = after(see('a', 'b', 'c', 'd', 'e'));

  expect(begun(three)).toEqual(['a', 'b', 'c']);
  expect(begun(after(report('b', { kind: 'drawn' }), three))).toEqual(['a', 'b', 'c']);
  expect(begun(after(report('b', finished), three))).toEqual(['a', 'b', 'c', 'd']);
});

it.each<[string, MatrixEvent]>([
  ['throws', { type: 'reported', key: 'b', news: { kind: 'threw', message: 'No such mail' } }],
  ['takes long', { type: 'took long', key: 'b' }],
  ['is closed', { type: 'closed', key: 'b' }],
])('a frame that %s makes room for the next', (_, event) => {
  expect(begun(after([...see('a', 'b', 'c', 'd'), event]))).toContain('d');
});

it('a frame that was closed loads again when it comes back', () => {
  const closed = after([...see('a'), ...report('a', finished), { type: 'closed', key: 'a' }]);

  expect(closed.frames['a']).toBeUndefined();
  expect(after(see('a'), closed).frames['a']).toEqual({ phase: 'loading' });
});

it('a story whose play function fails waits for axe, which Storybook does not ask by itself', () => {
  const failed: News[] = [
    { kind: 'play failed', message: 'No button' },
    { kind: 'finished', violations: null },
  ];
  const waiting = after([...see('a'), ...report('a', { kind: 'drawn' }, ...failed)]).frames['a'];
  const off = after([...see('a'), ...report('a', { kind: 'prepared', a11y: { test: 'off' } }, ...failed)]).frames['a'];

  expect(waiting).toMatchObject({ phase: 'drawn', playError: 'No button' });
  expect(waiting && isUnchecked(waiting)).toBe(true);
  expect(off).toMatchObject({ phase: 'done', violations: null });
});

it('a story that throws stays an error, whatever comes after it', () => {
  const { frames } = after([...see('a'), ...report('a', { kind: 'threw', message: 'No such mail' }, finished)]);

  expect(frames['a']).toMatchObject({ phase: 'done', error: 'No such mail' });
});
