import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { profileHandlers, profileScenarios } from './profile.handlers.ts';
import { profileAnswerSchema } from './profile.schema.ts';

type Name = keyof typeof profileScenarios;

const call = callsTo(profileHandlers);
const open = (name: Name) => callsTo([profileScenarios[name], ...profileHandlers]);
const profile = async (from = call) => v.parse(profileAnswerSchema, (await from('GET', '/profile/data')).body);
const lengths = (lists: object) =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : [])),
  );

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('GET /profile/data', () => {
  it('shows 6 pages, 3 feeds, 3 posts, 9 photos, 6 suggestions and 2 polls', async () => {
    expect(lengths(await profile())).toEqual({
      suggestedPages: 6,
      twitterFeeds: 3,
      post: 3,
      latestPhotos: 9,
      suggestions: 6,
      polls: 2,
    });
  });

  it('marks one page and one feed as a favourite', async () => {
    const { suggestedPages, twitterFeeds } = await profile();

    expect(suggestedPages.filter(({ favorite }) => favorite)).toHaveLength(1);
    expect(twitterFeeds.filter(({ favorite }) => favorite)).toHaveLength(1);
  });

  it('counts as likes those who are named and all others', async () => {
    const { post } = await profile();

    expect(post.map(({ likedCount }) => likedCount)).toEqual([140, 271, 264]);
    expect(post.map(({ likes }) => likes)).toEqual(post.map((one) => one.likedUsers.length + one.likedCount));
  });

  it('shows 2, 1 and 1 of the comments', async () => {
    const { post } = await profile();

    expect(post.map(({ detailedComments }) => detailedComments.length)).toEqual([2, 1, 1]);
    expect(post.filter(({ comments, detailedComments }) => comments < detailedComments.length)).toEqual([]);
  });

  it('has the latest post first, a few hours old whatever the day is', async () => {
    const times = (await profile()).post.map(({ postTime }) => postTime);

    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toBe(new Date(2030, 5, 15, 10).toISOString());
  });

  it('answers the result of the votes', async () => {
    expect((await profile()).polls.map(({ result }) => result)).toEqual([82, 67]);
  });

  it('repeats no photo', async () => {
    const { latestPhotos } = await profile();

    expect(new Set(latestPhotos.map(({ img }) => img)).size).toBe(9);
  });
});

describe('a scenario of the profile', () => {
  it.each<[Name, number]>([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ])('%s answers with %d and a message', async (name, expected) => {
    const { status, body } = await open(name)('GET', '/profile/data');

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it('stillLoading never answers', async () => {
    const late = open('stillLoading')('GET', '/profile/data');
    const other = call('GET', '/profile/data').then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('empty knows who it is about and nothing else', async () => {
    const nothing = await profile(open('empty'));

    expect(nothing.header).toEqual((await profile()).header);
    expect(new Set(Object.values(lengths(nothing)))).toEqual(new Set([0]));
  });

  it('veryLongTexts and thousandsOfRows are still proper profiles', async () => {
    const ids = (await profile(open('thousandsOfRows'))).post.map(({ id }) => id);

    expect((await profile(open('veryLongTexts'))).header.username.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(2000);
  });
});
