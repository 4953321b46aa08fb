import { describe, expect, it } from 'vitest';
import type { Decision, Review, ReviewedStory } from '../review.types.ts';
import { decide, decisionsAtStart, progressOf, reviewFileOf } from './decisions.ts';

const story = (id: string, fingerprint = 'f1'): ReviewedStory => ({
  id,
  title: 'Design system/Button',
  name: id,
  change: 'changed',
  pictures: [],
  fingerprint,
  problems: [],
});

const approval = (of: string, fingerprint = 'f1'): Decision => ({
  story: of,
  fingerprint,
  verdict: 'approved',
  comment: '',
});

const [sizes, tones] = [story('sizes'), story('tones')];

const reviewOf = (stories: ReviewedStory[], ...decided: Decision[][]): Review => ({
  against: 'main',
  base: 'aaa',
  now: 'bbb',
  isUncommitted: false,
  made: '2026-11-30T00:00:00Z',
  stories,
  compared: 10,
  leftOut: 0,
  decided: decided.map((decisions) => ({ reviewer: 'Ana', base: 'aaa', now: 'bbb', decisions })),
});

describe('a review', () => {
  it('begins with what is committed on the same pictures', () => {
    const review = reviewOf([sizes, story('tones', 'f2')], [approval('sizes'), approval('tones')]);

    expect(Object.keys(decisionsAtStart(review))).toEqual(['sizes']);
  });

  it('begins with the latest of several decisions', () => {
    const refusal: Decision = { ...approval('sizes'), verdict: 'changes requested', comment: 'Too small' };

    expect(decisionsAtStart(reviewOf([sizes], [approval('sizes')], [refusal]))).toEqual({ sizes: refusal });
  });

  it('saves decisions and comments, and no story without either', () => {
    const review = reviewOf([sizes, tones, story('shapes')]);
    const decisions = decide(decide({}, sizes, { verdict: 'approved' }), tones, { comment: 'Why?' });

    expect(reviewFileOf(review, 'Ana', decisions)).toEqual({
      reviewer: 'Ana',
      base: 'aaa',
      now: 'bbb',
      decisions: [approval('sizes'), { ...approval('tones'), verdict: null, comment: 'Why?' }],
    });
  });

  it('is open for each story without a verdict', () => {
    const decisions = decide({}, sizes, { verdict: 'changes requested' });

    expect(progressOf(reviewOf([sizes, tones]), decisions)).toEqual({ open: 1, refused: 1 });
  });
});
