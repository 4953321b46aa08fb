import { describe, expect, it } from 'vitest';
import { releases } from '../../.storybook/releases/releases.data.ts';
import { askedBase } from './asked-base.ts';

const all = [
  { version: '0.1.0', date: '2026-11-25', commit: 'aaa' },
  { version: '0.2.0', date: '2026-12-01', commit: 'bbb' },
];

describe('the base of a review', () => {
  it.each(['0.2.0', 'v0.2.0'])('is the last commit of the release %s', (asked) => {
    expect(askedBase(asked, all)).toEqual({ name: 'bbb', label: 'release 0.2.0 of 2026-12-01' });
  });

  it.each(['main', '0.2', undefined])('is no release for %s', (asked) => {
    expect(askedBase(asked, all)).toEqual({ name: asked, label: undefined });
  });
});

it('has a whole commit for each release', () => {
  expect(releases.filter(({ commit }) => !/^[\da-f]{40}$/.test(commit))).toEqual([]);
});
