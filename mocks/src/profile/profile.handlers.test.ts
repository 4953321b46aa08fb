import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { LikersAnswer, OlderPostsAnswer } from './profile.contract.ts';
import { profileHandlers } from './profile.handlers.ts';
import { profileScenarios } from './profile.scenarios.ts';
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

describe('GET /profile/data (SPEC-7.14-a)', () => {
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

  it('answers the votes of a poll, in which the reader has not voted', async () => {
    const { polls } = await profile();

    expect(polls.map(({ result }) => result)).toEqual([82, 67]);
    expect(polls.flatMap(({ votedUser }) => votedUser.map(({ username }) => username))).not.toContain('Marina Duarte');
  });

  it('repeats no photo', async () => {
    const { latestPhotos } = await profile();

    expect(new Set(latestPhotos.map(({ img }) => img)).size).toBe(9);
  });
});

describe('a change of the profile', () => {
  const post = async (path: string, body: object) => (await call('POST', `/profile/${path}`, body)).status;

  it('of a like counts once, however often it is repeated', async () => {
    const [first] = (await profile()).post;
    const request = { postId: 1, isLiked: false };

    expect([await post('like', request), await post('like', request)]).toEqual([200, 200]);
    expect((await profile()).post[0]).toEqual({
      ...first,
      youLiked: false,
      likes: (first?.likes ?? 0) - 1,
      likedCount: 139,
    });
    await post('like', { ...request, isLiked: true });
    expect((await profile()).post[0]).toEqual(first);
  });

  it('of a comment is added once, can be taken back by its author, and never lends its id', async () => {
    const request = { postId: 2, clientId: 'a', comment: 'Boa viagem!' };
    await post('add-comment', request);
    await post('add-comment', request);
    const added = (await profile()).post[1];
    expect([added?.comments, added?.detailedComments.length]).toEqual([43, 2]);

    expect(await post('remove-comment', { postId: 2, clientId: 'a' })).toBe(200);
    expect(await post('remove-comment', { postId: 2, clientId: 'a' })).toBe(200);
    expect((await profile()).post[1]?.comments).toBe(42);
    await post('add-comment', { ...request, clientId: 'b' });
    const [, next] = (await profile()).post[1]?.detailedComments ?? [];
    expect(next?.id).toBeGreaterThan(added?.detailedComments[1]?.id ?? 0);
  });

  it('takes no vote once the poll has closed', async () => {
    const closesAt = Date.parse((await profile()).pollClosesAt ?? '');
    setNow(closesAt - 1);
    expect(await post('vote', { id: 2 })).toBe(200);
    setNow(closesAt);
    expect(await post('vote', { id: 1 })).toBe(410);
    expect((await profile()).polls.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  });

  it('of a vote moves it from one option to the other', async () => {
    const votes = async () => (await profile()).polls.map(({ result }) => result);
    await post('vote', { id: 2 });
    expect(await votes()).toEqual([82, 68]);
    await post('vote', { id: 1 });
    expect(await votes()).toEqual([83, 67]);
    await post('vote', { id: null });
    expect(await votes()).toEqual([82, 67]);
  });

  it('of a page, a feed and a friend is remembered', async () => {
    await post('follow', { page: 1, isFollowed: true });
    await post('follow', { feed: 'ingrid.north', isFollowed: true });
    await post('request-friend', { id: 3, isRequested: true });
    const { suggestedPages, twitterFeeds, suggestions } = await profile();

    expect([suggestedPages[0]?.favorite, twitterFeeds[2]?.favorite, suggestions[2]?.isRequested]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['like', { postId: 99, isLiked: true }, 404],
    ['like', { postId: 1, commentId: '99', isLiked: true }, 404],
    ['like', { postId: 1 }, 400],
    ['add-comment', { postId: 1, clientId: 'a', comment: '  ' }, 400],
    ['remove-comment', { postId: 99, clientId: 'a' }, 404],
    ['vote', { id: 9 }, 404],
    ['follow', { feed: 'nobody', isFollowed: true }, 404],
  ])('%s %j is declined with %d', async (path, body, status) => {
    expect(await post(path, body)).toBe(status);
  });
});

describe('older posts', () => {
  it('come three at a time until there are no more', async () => {
    const older = async (before: number) => (await call('GET', `/profile/posts?before=${before}`)).body;
    const ids = ({ post, hasMorePosts }: OlderPostsAnswer) => [...post.map(({ id }) => id), hasMorePosts];

    expect((await profile()).hasMorePosts).toBe(true);
    expect([ids(await older(3)), ids(await older(6)), ids(await older(9))]).toEqual([
      [4, 5, 6, true],
      [7, 8, 9, false],
      [false],
    ]);
  });

  it('have everybody who likes them, each once, and the reader among them', async () => {
    const likers = async () => {
      const { people } = (await call('GET', '/profile/likers?id=2')).body as LikersAnswer;
      return new Set(people.map(({ username }) => username));
    };

    expect([(await likers()).size, (await likers()).has('Marina Duarte')]).toEqual([276, true]);
    await call('POST', '/profile/like', { postId: 2, isLiked: false });
    expect([(await likers()).size, (await likers()).has('Marina Duarte')]).toEqual([275, false]);
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
